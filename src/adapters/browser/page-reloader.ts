import { BrowserPageReloader } from '@/adapters/browser/browser-page-reloader';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { PageReloader } from '@/domain/ports/page-reloader';

/** Reloads the page of a window. */
export const pageReloader = (window: BrowserWindow): PageReloader =>
  new BrowserPageReloader({
    session: new StorageArea(() => window.sessionStorage, window),
    reload: () => window.location.reload(),
    now: () => Date.now(),
  });
