import type { Clock, Disposer } from '@/domain/ports/clock';
import { err, ok, type Result } from '@/domain/shared/result';
import { currentBudget } from '@api/database/query-budget';

export interface GateLimits {
  /** How many jobs run at once. */
  readonly slots: number;
  /** How many jobs may wait for a slot. */
  readonly queue: number;
  /** The longest wait for a slot. */
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly key: number;
  readonly enter: () => void;
}

const SECOND_MS = 1_000;
const MAX_RETRY_SECONDS = 10;
/** The share of the capacity that is planned for refused callers who return; the rest is for new ones. */
const RETRY_SHARE = 0.5;
/** Planned retries per second: before anything is measured, and at least. */
const RETRIES_A_SECOND = { unmeasured: 250, least: 25 };
/** The weight of the latest job in the moving average. */
const LATEST_SHARE = 0.1;
/** The expected wait is a mean, and about half of the waits are longer. */
const EXPECTED_SHARE_OF_MAX_WAIT = 0.5;

/**
 * Runs a bounded number of jobs, queues a bounded number and refuses the rest at once with a retry delay. A job that
 * would probably wait too long is refused on arrival, not after the wait. Jobs have a key: if all jobs of one key are
 * stuck, two slots and a quarter of the queue remain for others.
 */
export class AdmissionGate {
  readonly #clock: Clock;
  readonly #limits: GateLimits;
  readonly #running = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();
  #slotsInUse = 0;
  /** Mean duration of a job; 0 before any has ended. */
  #meanWorkMs = 0;
  /** The retries of refused callers are spread up to this time. */
  #retriesUntil = 0;

  constructor(clock: Clock, limits: GateLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** The jobs that run and those that wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#slotsInUse, waiting: this.#waiting.size };
  }

  /** Seconds to wait if no job of any key is admitted; undefined if some are. */
  refusal(): number | undefined {
    return this.#waiting.size >= this.#limits.queue ? this.#refuse() : undefined;
  }

  /** Runs the job when there is a slot; else answers the seconds to wait. */
  async admit<Outcome>(key: number, work: () => Promise<Outcome>): Promise<Result<Outcome, number>> {
    if (this.#hasSlot(key)) this.#use(key, 1);
    else if (!(await spendingBudget(() => this.#wait(key)))) return err(this.#refuse());
    const startedAt = this.#clock.now();
    try {
      return ok(await work());
    } finally {
      this.#measure(this.#clock.now() - startedAt);
      this.#use(key, -1);
      this.#admitNext();
    }
  }

  #hasSlot(key: number): boolean {
    const ofKey = this.#running.get(key) ?? 0;
    return this.#slotsInUse < this.#limits.slots && ofKey < Math.max(1, this.#limits.slots - 2);
  }

  #wait(key: number): Promise<boolean> {
    if (this.#isFull(key)) return Promise.resolve(false);
    return new Promise((resolve) => {
      let stop: Disposer = () => undefined;
      const waiting: Waiting = {
        key,
        enter: () => {
          stop();
          resolve(true);
        },
      };
      stop = this.#clock.after(this.#limits.maxWaitMs, () => {
        this.#waiting.delete(waiting);
        resolve(false);
      });
      this.#waiting.add(waiting);
    });
  }

  #isFull(key: number): boolean {
    const { queue, maxWaitMs } = this.#limits;
    const ofKey = [...this.#waiting].filter((each) => each.key === key).length;
    if (this.#waiting.size >= queue || ofKey >= (queue * 3) / 4) return true;
    const expectedMs = ((ofKey + 1) * this.#meanWorkMs) / Math.max(1, this.#running.get(key) ?? 0);
    return expectedMs > maxWaitMs * EXPECTED_SHARE_OF_MAX_WAIT;
  }

  #measure(workMs: number): void {
    const share = this.#meanWorkMs === 0 ? 1 : LATEST_SHARE;
    this.#meanWorkMs += (Math.max(1, workMs) - this.#meanWorkMs) * share;
  }

  /** The longest waiting job whose key has a free slot. */
  #admitNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasSlot(waiting.key)) continue;
      this.#waiting.delete(waiting);
      this.#use(waiting.key, 1);
      waiting.enter();
      return;
    }
  }

  #use(key: number, change: 1 | -1): void {
    this.#slotsInUse += change;
    const ofKey = (this.#running.get(key) ?? 0) + change;
    if (ofKey === 0) this.#running.delete(key);
    else this.#running.set(key, ofKey);
  }

  /** Spreads the retries of refused callers over time, at a share of the measured rate. */
  #refuse(): number {
    const now = this.#clock.now();
    const until = Math.max(this.#retriesUntil, now) + SECOND_MS / this.#retriesASecond();
    this.#retriesUntil = Math.min(until, now + MAX_RETRY_SECONDS * SECOND_MS);
    return Math.min(MAX_RETRY_SECONDS, 1 + Math.floor((this.#retriesUntil - now) / SECOND_MS));
  }

  #retriesASecond(): number {
    if (this.#meanWorkMs === 0) return RETRIES_A_SECOND.unmeasured;
    const doneASecond = (Math.max(1, this.#slotsInUse) * SECOND_MS) / this.#meanWorkMs;
    return Math.max(RETRIES_A_SECOND.least, doneASecond * RETRY_SHARE);
  }
}

/** Waiting for a slot uses the request's budget for the database. */
const spendingBudget = (wait: () => Promise<boolean>): Promise<boolean> =>
  currentBudget()?.spend(wait) ?? wait();
