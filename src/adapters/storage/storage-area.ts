/** The members of `Storage` used here. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The cached menu can be fetched again; everything else cannot. */
const DISCARDED_FIRST = 'menu';

/**
 * The browser's storage as it really is: it may be absent, throw when it is accessed, be full, or lose values
 * silently. Nothing here throws; `write` returns whether the value is stored.
 */
export class StorageArea {
  readonly #open: () => BrowserStorage | null | undefined;
  readonly #events: EventTarget;

  constructor(open: () => BrowserStorage | null | undefined, events: EventTarget) {
    this.#open = open;
    this.#events = events;
  }

  read(key: string): string | undefined {
    return this.#attempt((storage) => storage.getItem(key) ?? undefined);
  }

  /** True when the text is stored afterwards. A full storage discards its cached menu first. */
  write(key: string, text: string): boolean {
    if (this.#writeOnce(key, text)) return true;
    if (key === DISCARDED_FIRST || this.read(DISCARDED_FIRST) === undefined) return false;
    this.remove(DISCARDED_FIRST);
    return this.#writeOnce(key, text);
  }

  remove(key: string): void {
    this.#attempt((storage) => storage.removeItem(key));
  }

  /**
   * Reports what another tab wrote under the key; undefined when it was removed. A page that comes back from the
   * back/forward cache received no events: the current value is reported then.
   */
  onChangedElsewhere(key: string, listener: (text: string | undefined) => void): () => void {
    let textWhenLeft: string | undefined;
    const onLeft = (): void => void (textWhenLeft = this.read(key));
    const onShown = (event: Event): void => {
      const text = this.read(key);
      if ('persisted' in event && event.persisted === true && text !== textWhenLeft) listener(text);
    };
    const onStorage = (event: Event): void => {
      const change = toChange(event);
      if (change !== undefined && (change.key === key || change.key === null)) listener(change.text);
    };
    const listeners = { storage: onStorage, pagehide: onLeft, pageshow: onShown };
    for (const [name, each] of Object.entries(listeners)) this.#events.addEventListener(name, each);
    return () => {
      for (const [name, each] of Object.entries(listeners)) this.#events.removeEventListener(name, each);
    };
  }

  #writeOnce(key: string, text: string): boolean {
    const isStored = this.#attempt((storage) => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    });
    return isStored ?? false;
  }

  #attempt<Answer>(work: (storage: BrowserStorage) => Answer): Answer | undefined {
    try {
      const storage = this.#open();
      return storage === null || storage === undefined ? undefined : work(storage);
    } catch {
      return undefined;
    }
  }
}

/** A key of null means that everything was cleared. */
function toChange(
  event: Event,
): { readonly key: string | null; readonly text: string | undefined } | undefined {
  if (!('key' in event) || !('newValue' in event)) return undefined;
  const key = typeof event.key === 'string' ? event.key : null;
  return { key, text: typeof event.newValue === 'string' ? event.newValue : undefined };
}
