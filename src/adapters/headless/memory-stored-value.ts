import type { StoredValue } from '@/domain/ports/stored-value';

/** Storage shared by the tabs of one browser. */
export class MemoryShelf<Value> {
  value: Value | undefined;
  readonly tabs = new Set<{ changed(value: Value | undefined): void }>();
}

export class MemoryStoredValue<Value> implements StoredValue<Value> {
  /** While true, writes are refused: the value exists in this tab alone. */
  isRefusing = false;
  /** The number of writes. */
  writes = 0;

  readonly #shelf: MemoryShelf<Value>;
  readonly #listeners = new Set<(value: Value | undefined) => void>();
  readonly #tab = { changed: (value: Value | undefined) => this.#changedElsewhere(value) };
  #own: { readonly value: Value | undefined } | undefined;

  constructor(shelf: MemoryShelf<Value> = new MemoryShelf<Value>(), value?: Value) {
    this.#shelf = shelf;
    this.#shelf.tabs.add(this.#tab);
    if (value !== undefined) this.#shelf.value = value;
  }

  load(): Value | undefined {
    return structuredClone(this.#own === undefined ? this.#shelf.value : this.#own.value);
  }

  save(value: Value): boolean {
    this.writes += 1;
    return this.#write(value);
  }

  clear(): void {
    this.#write(undefined);
  }

  onChangedElsewhere(listener: (value: Value | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #write(value: Value | undefined): boolean {
    if (this.isRefusing) {
      this.#own = { value };
      return false;
    }
    this.#own = undefined;
    this.#shelf.value = structuredClone(value);
    for (const tab of this.#shelf.tabs) if (tab !== this.#tab) tab.changed(value);
    return true;
  }

  #changedElsewhere(value: Value | undefined): void {
    this.#own = undefined;
    for (const listener of [...this.#listeners]) listener(structuredClone(value));
  }
}
