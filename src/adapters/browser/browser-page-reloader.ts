import type { StorageArea } from '@/adapters/storage/storage-area';
import type { PageReloader } from '@/domain/ports/page-reloader';
import { mayReload } from '@/domain/updates/may-reload';

const RELOADED_AT_KEY = 'lucka:reloaded-at';

export interface ReloadDeps {
  /** The session storage of this tab. */
  readonly session: StorageArea;
  readonly reload: () => void;
  /** The device's own clock: the corrected one is wrong for a while after a reload. */
  readonly now: () => number;
}

/** Records each reload in the session storage. Where that cannot be written, the page never reloads by itself. */
export class BrowserPageReloader implements PageReloader {
  readonly #deps: ReloadDeps;

  constructor(deps: ReloadDeps) {
    this.#deps = deps;
  }

  reload({ isAsked = false }: { readonly isAsked?: boolean } = {}): boolean {
    const { session, reload, now } = this.#deps;
    const lastAt = session.read(RELOADED_AT_KEY);
    if (!isAsked && !mayReload(lastAt === undefined ? undefined : Number(lastAt), now())) return false;
    if (!session.write(RELOADED_AT_KEY, String(now())) && !isAsked) return false;
    reload();
    return true;
  }
}
