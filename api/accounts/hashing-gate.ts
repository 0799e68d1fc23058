import { err, ok, type Result } from '@/domain/shared/result';

export type Busy = { readonly kind: 'busy' };

/**
 * Runs a limited number of jobs at once and queues a few more; further ones are refused immediately. Source: FAULT-A14.
 */
export class HashingGate {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor({ maxAtOnce, maxWaiting }: { readonly maxAtOnce: number; readonly maxWaiting: number }) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Whether a further job would be refused. */
  get isFull(): boolean {
    return this.#working >= this.#maxAtOnce && this.#waiting.length >= this.#maxWaiting;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
    if (this.isFull) return err({ kind: 'busy' });
    if (this.#working >= this.#maxAtOnce) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#working += 1;
    }
    try {
      return ok(await work());
    } finally {
      this.#leave();
    }
  }

  /** Passes the slot to the next waiting job, if any. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#working -= 1;
    else next();
  }
}
