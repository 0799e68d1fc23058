import type { StorageArea } from '@/adapters/storage/storage-area';
import type { PageReloader } from '@/domain/ports/page-reloader';
import { mayReload } from '@/domain/updates/may-reload';

const RELOADED_AT_KEY = 'lucka:reloaded-at';

export interface ReloadDeps {
  /** The storage of this tab alone. */
  readonly session: StorageArea;
  readonly reload: () => void;
  /** The device's own clock: ours is corrected by the server only some time after a reload. */
  readonly now: () => number;
}

/** Notes each reload in the tab's storage. Where that does not keep, the page never reloads by itself. */
export class BrowserPageReloader implements PageReloader {
  readonly #parts: ReloadDeps;

  constructor(parts: ReloadDeps) {
    this.#parts = parts;
  }

  reload({ isAsked = false }: { readonly isAsked?: boolean } = {}): boolean {
    const { session, reload, now } = this.#parts;
    const lastAt = session.read(RELOADED_AT_KEY);
    if (!isAsked && !mayReload(lastAt === undefined ? undefined : Number(lastAt), now())) return false;
    if (!session.write(RELOADED_AT_KEY, String(now())) && !isAsked) return false;
    reload();
    return true;
  }
}
