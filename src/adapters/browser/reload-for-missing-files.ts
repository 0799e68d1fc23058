import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';
import type { PageReloader } from '@/domain/ports/page-reloader';

/** What is needed of a window. */
export type MissingFilesWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch'>;

/**
 * A part of the program that is fetched when it is wanted may be gone: a new release took its place. The page is then
 * loaded anew, if our server is there to give it. Returns its own end. Source: PAIN-70; FAULT-W1.
 */
export function reloadForMissingFiles(window: MissingFilesWindow, reloader: PageReloader): () => void {
  const reload = (): void =>
    void window.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => headers.has(ORIGIN_MARKER_HEADER) && reloader.reload(),
      () => undefined,
    );
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
