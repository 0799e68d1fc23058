import { type Clock, wait } from '@/domain/ports/clock';

/** Drawn at once: a page waits for the API, and another may use the processor meanwhile. */
const LANES = 2;
/** A longer queue would be longer than visitors wait. */
const WAITING_MAX = 50;
/** A page without content shows it as fast as a later one with it. */
const WAIT_MAX_MS = 300;

/** A drawing that has begun, or waits for its turn. */
export interface QueuedDrawing<Value> {
  readonly begun: Promise<void>;
  readonly drawn: Promise<Value>;
}

/** Runs few drawings at once, in the order of their requests, so that a burst of them does not delay orders. */
export class DrawingQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Whether a further drawing had better not be begun. */
  get isFull(): boolean {
    return this.#waiting.length >= WAITING_MAX;
  }

  add<Value>(draw: () => Promise<Value>): QueuedDrawing<Value> {
    const begun =
      this.#running >= LANES
        ? new Promise<void>((resolve) => this.#waiting.push(resolve))
        : Promise.resolve();
    if (this.#running < LANES) this.#running += 1;
    return { begun, drawn: this.#run(begun, draw) };
  }

  async #run<Value>(begun: Promise<void>, draw: () => Promise<Value>): Promise<Value> {
    await begun;
    try {
      return await draw();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** Resolves to what is drawn; undefined where its turn does not come soon. It is drawn all the same. */
export async function drawnSoon<Value>(
  { begun, drawn }: QueuedDrawing<Value>,
  clock: Clock,
): Promise<Value | undefined> {
  const late = new AbortController();
  const isBegun = await Promise.race([
    begun.then(() => true),
    wait(clock, WAIT_MAX_MS, late.signal).then(() => false),
  ]);
  late.abort();
  return isBegun ? drawn : undefined;
}
