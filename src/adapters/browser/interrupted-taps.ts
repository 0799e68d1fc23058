import { type BrowserStorage, StorageArea } from '@/adapters/storage/storage-area';

const KEY = 'lucka:taps';

/** The members of `window` used here. */
export interface ReloadedWindow extends EventTarget {
  readonly sessionStorage: BrowserStorage;
  readonly location: Pick<Location, 'pathname'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Taps that still wait for the program when the page is reloaded, by the visitor or for a release: they are done in the
 * page that comes. Controls are known by their names, since their elements are gone.
 */
export class InterruptedTaps {
  readonly #window: ReloadedWindow;
  readonly #session: StorageArea;

  constructor(window: ReloadedWindow) {
    this.#window = window;
    this.#session = new StorageArea(() => window.sessionStorage, window);
  }

  /** The names of the controls, once; none for another address or a visit of another kind. */
  take(): readonly string[] {
    const [path, ...names] = this.#session.read(KEY)?.split('\n') ?? [];
    this.forget();
    const [visit] = this.#window.performance.getEntriesByType('navigation');
    const isReload = visit !== undefined && 'type' in visit && visit.type === 'reload';
    return isReload && path === this.#window.location.pathname ? names : [];
  }

  store(names: readonly string[]): void {
    if (names.length > 0) this.#session.write(KEY, [this.#window.location.pathname, ...names].join('\n'));
  }

  forget(): void {
    this.#session.remove(KEY);
  }
}
