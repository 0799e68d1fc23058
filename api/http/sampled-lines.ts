import type { Clock } from '@/domain/ports/clock';

interface Sample {
  readonly at: number;
  notLogged: number;
}

const INTERVAL_MS = 10_000;

/** Limits equal log lines to one in ten seconds. */
export class SampledLines {
  readonly #clock: Clock;
  readonly #samples = new Map<string, Sample>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The number of suppressed lines of this kind if this one is to be logged; else undefined. */
  sample(kind: string): number | undefined {
    const now = this.#clock.now();
    const last = this.#samples.get(kind);
    if (last !== undefined && now < last.at + INTERVAL_MS) {
      last.notLogged += 1;
      return undefined;
    }
    this.#samples.set(kind, { at: now, notLogged: 0 });
    return last?.notLogged ?? 0;
  }
}
