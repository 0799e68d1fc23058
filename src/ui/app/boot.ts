import { completeStyles } from '@/adapters/browser/complete-styles';
import { configured } from '@/adapters/browser/configured';
import { linkStyles } from '@/adapters/browser/link-styles';
import { pageReloader } from '@/adapters/browser/page-reloader';
import { reloadForMissingFiles } from '@/adapters/browser/reload-for-missing-files';
import { FILES_META, FIRST_FILES_META, PAGE_STATE_ID, READY_EVENT } from '@/adapters/contract/page-marks';
import { beginPageBasket } from '@/ui/app/begin-page-basket';
import { followPresses } from '@/ui/app/follow-presses';
import { recordEarlyActs } from '@/ui/app/early-acts';
import { InterruptedTaps } from '@/adapters/browser/interrupted-taps';
import { openPageMenu } from '@/adapters/wiring/open-page-menu';
import { fetchFiles, runInPieces } from '@/ui/app/load-in-pieces';
import type { BegunPage, main } from '@/ui/app/main';
import { nextSign, nextTry, whenIdle } from '@/ui/app/when-wanted';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';
import '@/ui/design/first-paint.css';

/**
 * The script of the page. A page with content can be read, its links lead on, and dishes are added to the basket
 * without the program, which is loaded once the page is idle, or at the first sign of the visitor. What only the
 * program does is done again when it is there. A page without content loads it at once
 * (docs/adr/0023-boot-module.md).
 */
async function boot(root: HTMLElement): Promise<void> {
  linkStyles(document);
  reloadForMissingFiles(window, pageReloader(window));
  const interrupted = new InterruptedTaps(window);
  const names = interrupted.take();
  const released = followPresses(document);
  if (document.getElementById(PAGE_STATE_ID) === null) return start(root, { menu: undefined, released });
  const page = { menu: beginMenu(), released };
  const acts = recordEarlyActs(document, names);
  const onLeft = (): void => interrupted.store(acts.taps());
  document.dispatchEvent(new Event(READY_EVENT));
  window.addEventListener('pagehide', onLeft);
  await Promise.race([nextSign(document), acts.first, whenIdle(window)]);
  await start(root, page);
  window.removeEventListener('pagehide', onLeft);
  interrupted.forget();
  acts.repeat();
}

function beginMenu(): BegunPage['menu'] {
  const menu = openPageMenu(window);
  return menu && { basket: menu.basket, ...beginPageBasket(window, menu) };
}

async function start(root: HTMLElement, page: BegunPage): Promise<void> {
  const run = await loadMain();
  await page.menu?.stay();
  await run(root, page);
}

/**
 * Without a network it tries again; the page can be read meanwhile. Where files are missing, the page is loaded anew.
 */
async function loadMain(): Promise<typeof main> {
  const files = [...filesOf(FIRST_FILES_META), ...filesOf(FILES_META)];
  void fetchFiles(files, document);
  const [hasStyles, program] = await Promise.all([completeStyles(document), runProgram(files)]);
  if (hasStyles && program !== undefined) return program.main;
  // As the loader of the program's files reports a missing one.
  if (!hasStyles) window.dispatchEvent(new Event('vite:preloadError'));
  await nextTry(document);
  return loadMain();
}

async function runProgram(files: readonly string[]) {
  await runInPieces(files);
  return import('@/ui/app/main').catch(() => undefined);
}

const filesOf = (meta: string): readonly string[] => configured(window, meta)?.split(' ') ?? [];

const root = document.getElementById('root');
if (root !== null) void boot(root);
