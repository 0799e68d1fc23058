/** Drawn at once: a page waits for the API, and another may use the processor meanwhile. */
const LANES = 2;
/** A longer queue would be longer than visitors wait. */
const WAITING_MAX = 50;

/** Runs few drawings at once, in the order of their requests, so that a burst of them does not delay orders. */
export class DrawingQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Whether a further drawing had better not be begun. */
  get isFull(): boolean {
    return this.#waiting.length >= WAITING_MAX;
  }

  async run<Value>(draw: () => Promise<Value>): Promise<Value> {
    if (this.#running >= LANES) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await draw();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
