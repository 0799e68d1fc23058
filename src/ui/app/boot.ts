import { configured } from '@/adapters/browser/configured';
import { linkStyles } from '@/adapters/browser/link-styles';
import { pageReloader } from '@/adapters/browser/page-reloader';
import { reloadForMissingFiles } from '@/adapters/browser/reload-for-missing-files';
import { FILES_META, PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import { recordEarlyActs } from '@/ui/app/early-acts';
import { InterruptedTaps } from '@/adapters/browser/interrupted-taps';
import { loadInPieces } from '@/ui/app/load-in-pieces';
import type { main } from '@/ui/app/main';
import { nextSign, whenWanted } from '@/ui/app/when-wanted';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';
import '@/ui/design/first-paint.css';

/**
 * The script of the page. A page with content can be read, and its links lead on, without the program: that is loaded
 * once the page is, or as soon as the visitor does something, which is done again when the program is there. A page
 * without content loads it at once (docs/adr/0023-boot-module.md).
 */
async function boot(root: HTMLElement): Promise<void> {
  linkStyles(document);
  reloadForMissingFiles(window, pageReloader(window));
  const interrupted = new InterruptedTaps(window);
  const names = interrupted.take();
  if (document.getElementById(PAGE_STATE_ID) === null) return start(root);
  const acts = recordEarlyActs(document, names);
  const onLeft = (): void => interrupted.store(acts.taps());
  window.addEventListener('pagehide', onLeft);
  await whenWanted(window);
  await start(root);
  window.removeEventListener('pagehide', onLeft);
  interrupted.forget();
  acts.repeat();
}

async function start(root: HTMLElement): Promise<void> {
  const run = await loadMain();
  await run(root);
}

/**
 * Without a network it tries again whenever the visitor does something; the page can be read meanwhile. A browser that
 * does not fetch a failed file again has the page loaded anew.
 */
async function loadMain(): Promise<typeof main> {
  try {
    await loadInPieces(configured(window, FILES_META)?.split(' ') ?? [], document);
    return (await import('@/ui/app/main')).main;
  } catch {
    await nextSign(document);
    return loadMain();
  }
}

const root = document.getElementById('root');
if (root !== null) void boot(root);
