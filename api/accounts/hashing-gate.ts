import { err, ok, type Result } from '@/domain/shared/result';

export type Busy = { readonly kind: 'busy' };

/** Lets a few work at once and a few more wait; whoever comes beyond that is told so at once. Source: FAULT-A14. */
export class HashingGate {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor({ maxAtOnce, maxWaiting }: { readonly maxAtOnce: number; readonly maxWaiting: number }) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxWaiting = maxWaiting;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
    if (this.#working >= this.#maxAtOnce) {
      if (this.#waiting.length >= this.#maxWaiting) return err({ kind: 'busy' });
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

  /** The place goes to the next in line, if there is one. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#working -= 1;
    else next();
  }
}
