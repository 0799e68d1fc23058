/** A map of at most `max` keys: the one that was set longest ago is deleted for a new one. */
export class RecentMap<Value> {
  readonly #max: number;
  readonly #values = new Map<string, Value>();
  // One iterator for all deletions: each new one would pass the places of all keys that were deleted before.
  readonly #oldest = this.#values.keys();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }

  /** Makes the key the newest. */
  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const { value: oldest } = this.#values.size > this.#max ? this.#oldest.next() : { value: undefined };
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
