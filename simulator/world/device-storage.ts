import type { MemoryTab } from '@/adapters/headless/memory-browser';
import type { Clock } from '@/domain/ports/clock';

/** How long another tab goes on reading what was there before. */
const SPREAD_MS = 30;

interface View {
  readonly values: Map<string, string>;
  readonly events: EventTarget;
}

/**
 * The storage that the tabs of a browser share, with the faults of a real one: another tab reads a write a little
 * later, the last write wins, and it may be full, emptied or damaged. Source: FAULT-C7.
 */
export class DeviceStorage {
  /** A write that would make all of it longer is refused. */
  quotaChars = Infinity;
  /** What a tab that opens now finds. */
  readonly #stored = new Map<string, string>();
  readonly #views = new Set<View>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The storage as one tab sees it. */
  openTab(): MemoryTab & { readonly close: () => void } {
    const view: View = { values: new Map(this.#stored), events: new EventTarget() };
    this.#views.add(view);
    return {
      events: view.events,
      storage: {
        getItem: (key) => view.values.get(key) ?? null,
        setItem: (key, value) => this.#set(view, key, value),
        removeItem: (key) => this.#remove(view, key),
      },
      keys: () => [...view.values.keys()].toSorted(),
      clear: () => this.wipe(),
      close: () => void this.#views.delete(view),
    };
  }

  /** Removes everything without a storage event. */
  wipe(): void {
    this.#stored.clear();
    for (const view of this.#views) view.values.clear();
  }

  /** Cuts every value in two. */
  damage(): void {
    for (const [key, value] of [...this.#stored]) this.#stored.set(key, value.slice(0, value.length >> 1));
    for (const view of this.#views) for (const [key, value] of this.#stored) view.values.set(key, value);
  }

  /** All that is stored, as text. */
  get texts(): readonly string[] {
    return [...this.#stored.values()];
  }

  get(key: string): string | undefined {
    return this.#stored.get(key);
  }

  #set(from: View, key: string, value: string): void {
    const others = [...from.values].filter(([each]) => each !== key);
    const used = others.reduce(
      (sum, [each, text]) => sum + each.length + text.length,
      key.length + value.length,
    );
    if (used > this.quotaChars) throw new DOMException('full', 'QuotaExceededError');
    if (from.values.get(key) === value) return;
    from.values.set(key, value);
    this.#stored.set(key, value);
    this.#spread(from, key, value);
  }

  #remove(from: View, key: string): void {
    if (!from.values.delete(key)) return;
    this.#stored.delete(key);
    this.#spread(from, key, null);
  }

  #spread(from: View, key: string, newValue: string | null): void {
    if (this.#views.size < 2) return;
    this.#clock.after(SPREAD_MS, () => {
      for (const view of this.#views) {
        if (view === from) continue;
        if (newValue === null) view.values.delete(key);
        else view.values.set(key, newValue);
        view.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    });
  }
}
