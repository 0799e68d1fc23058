import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';
import type { PageReloader } from '@/domain/ports/page-reloader';

/** The members of `window` used here. */
export type MissingFilesWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch'>;

/**
 * Reloads the page when a deferred part of the program is gone because of a new release, if the server answers.
 * Returns a disposer. Source: PAIN-70; FAULT-W1.
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
