import type { BrowserStorage } from '@/adapters/storage/storage-area';

/** What a tab sees of its browser. */
export interface MemoryTab {
  readonly storage: BrowserStorage;
  /** Receives what other tabs stored. */
  readonly events: EventTarget;
  /** Everything stored, by key. */
  keys(): readonly string[];
  /** Clears the storage; other tabs receive this as one change. */
  clear(): void;
}

/** The storage of a browser and its tabs; each receives the changes of the others, as in the standard. */
export class MemoryBrowser {
  /** Everything stored, as text. */
  readonly stored = new Map<string, string>();
  /** The maximum total length; a write beyond it is refused. */
  quotaChars = Infinity;

  readonly #tabs = new Set<EventTarget>();

  openTab(): MemoryTab {
    const events = new EventTarget();
    this.#tabs.add(events);
    return {
      events,
      storage: {
        getItem: (key) => this.stored.get(key) ?? null,
        setItem: (key, value) => this.#set(events, key, String(value)),
        removeItem: (key) => this.#remove(events, key),
      },
      keys: () => [...this.stored.keys()].toSorted(),
      clear: () => this.#clear(events),
    };
  }

  #set(from: EventTarget, key: string, value: string): void {
    if (this.#usedWith(key, value) > this.quotaChars) throw new DOMException('full', 'QuotaExceededError');
    if (this.stored.get(key) === value) return;
    this.stored.set(key, value);
    this.#notify(from, key, value);
  }

  #remove(from: EventTarget, key: string): void {
    if (this.stored.delete(key)) this.#notify(from, key, null);
  }

  #clear(from: EventTarget): void {
    if (this.stored.size === 0) return;
    this.stored.clear();
    this.#notify(from, null, null);
  }

  #usedWith(key: string, value: string): number {
    const others = [...this.stored].filter(([each]) => each !== key);
    return others.reduce((sum, [each, text]) => sum + each.length + text.length, key.length + value.length);
  }

  #notify(from: EventTarget, key: string | null, newValue: string | null): void {
    for (const tab of this.#tabs)
      if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}
