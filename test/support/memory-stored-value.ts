import type { StoredValue } from '@/domain/ports/stored-value';

/** Storage shared by the tabs of one browser. */
export class SharedSlot<Value> {
  value: Value | undefined;
  readonly tabs = new Set<{ changed(value: Value | undefined): void }>();
}

export class MemoryStoredValue<Value> implements StoredValue<Value> {
  /** While true, writes are refused: the value exists in this tab alone. */
  isRefusing = false;
  /** The number of writes. */
  writes = 0;

  readonly #slot: SharedSlot<Value>;
  readonly #listeners = new Set<(value: Value | undefined) => void>();
  readonly #tab = { changed: (value: Value | undefined) => this.#changedElsewhere(value) };
  #refused: { readonly value: Value | undefined } | undefined;

  constructor(slot: SharedSlot<Value> = new SharedSlot<Value>(), value?: Value) {
    this.#slot = slot;
    this.#slot.tabs.add(this.#tab);
    if (value !== undefined) this.#slot.value = value;
  }

  load(): Value | undefined {
    return structuredClone(this.#refused === undefined ? this.#slot.value : this.#refused.value);
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
      this.#refused = { value };
      return false;
    }
    this.#refused = undefined;
    this.#slot.value = structuredClone(value);
    for (const tab of this.#slot.tabs) if (tab !== this.#tab) tab.changed(value);
    return true;
  }

  #changedElsewhere(value: Value | undefined): void {
    this.#refused = undefined;
    for (const listener of [...this.#listeners]) listener(structuredClone(value));
  }
}
