import { completeStyles } from '@/adapters/browser/complete-styles';
import { configured } from '@/adapters/browser/configured';
import { isPersonal } from '@/adapters/browser/is-personal';
import { linkStyles } from '@/adapters/browser/link-styles';
import { pageReloader } from '@/adapters/browser/page-reloader';
import { reloadForMissingFiles } from '@/adapters/browser/reload-for-missing-files';
import { FILES_META, FIRST_FILES_META, PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import { ACT_ATTRIBUTE } from '@/ui/components/act-attribute';
import { recordEarlyActs } from '@/ui/app/early-acts';
import { InterruptedTaps } from '@/adapters/browser/interrupted-taps';
import { fetchFiles, runInPieces } from '@/ui/app/load-in-pieces';
import type { main } from '@/ui/app/main';
import { nextSign, nextTry, rest, whenIdle } from '@/ui/app/when-wanted';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';
import '@/ui/design/first-paint.css';

/**
 * The script of the page. A page with content can be read, and its links lead on, without the program. Its first part
 * is fetched once the page is loaded; the rest, as soon as the visitor does something, which is done again when the
 * program is there, or has looked for a while. A page that may have to show more than the server drew does not wait,
 * and one without content loads the program at once (docs/adr/0023-boot-module.md).
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
  const isWanted = names.length > 0 || isPersonal(window) || isToBeOrdered(document);
  await Promise.race([nextSign(document), acts.first, isWanted ? whenIdle(window) : whenRested()]);
  await start(root);
  window.removeEventListener('pagehide', onLeft);
  interrupted.forget();
  acts.repeat();
}

/** Whether something can be put into the basket here: a dish is opened to be ordered. */
const isToBeOrdered = (document: Document): boolean =>
  document.querySelector(`[${ACT_ATTRIBUTE}="put"]`) !== null;

/** Fetches the first part of the program, and resolves when the visitor has looked for a while after that. */
async function whenRested(): Promise<void> {
  await whenIdle(window);
  await fetchFiles(filesOf(FIRST_FILES_META), document);
  await rest();
}

async function start(root: HTMLElement): Promise<void> {
  const run = await loadMain();
  await run(root);
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
