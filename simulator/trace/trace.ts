import type { Clock } from '@/domain/ports/clock';

/** All that happens in a world, in order. Runs that differ in anything have different hashes. */
export class Trace {
  readonly #clock: Clock;
  readonly #lines: string[] | undefined;
  #high = 0x811c9dc5;
  #low = 0x1b873593;
  #count = 0;

  constructor(clock: Clock, isStored: boolean) {
    this.#clock = clock;
    this.#lines = isStored ? [] : undefined;
  }

  write(what: string): void {
    const line = `${this.#clock.now()} ${what}`;
    this.#count += 1;
    for (let at = 0; at < line.length; at += 1) {
      const code = line.charCodeAt(at);
      this.#high = Math.imul(this.#high ^ code, 0x01000193);
      this.#low = Math.imul(this.#low ^ code, 0x5bd1e995) + this.#count;
    }
    this.#lines?.push(line);
  }

  /** The lines, if they are stored. */
  get lines(): readonly string[] {
    return this.#lines ?? [];
  }

  get hash(): string {
    return [this.#high, this.#low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
