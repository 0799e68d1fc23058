import type { Clock, Disposer } from '@/domain/ports/clock';
import { err, ok, type Result } from '@/domain/shared/result';
import { currentBudget } from '@api/database/query-budget';

export interface GateLimits {
  /** How much work runs at once. */
  readonly slots: number;
  /** How much may wait for a slot. */
  readonly queue: number;
  /** How long it may wait. */
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly key: number;
  readonly enter: () => void;
}

const SECOND_MS = 1_000;
const MAX_RETRY_SECONDS = 10;
/** How much of what can be done in a second is left to the refused who come back; the rest is for new callers. */
const RETRY_SHARE = 0.5;
/** How many are asked back in each second where nothing has been measured yet, and at least. */
const RETRIES_A_SECOND = { unmeasured: 250, least: 25 };
/** How much the latest work counts in the mean. */
const LATEST_SHARE = 0.1;
/** The expected wait is a mean, and about half of the waits are longer. */
const EXPECTED_SHARE_OF_MAX_WAIT = 0.5;

/**
 * Lets a bounded amount of work run at once and a bounded amount wait; what comes beyond that is refused at once, with
 * the seconds after which to come back. Work that would probably wait too long is refused on arrival, not after the
 * wait. Work has a key: where all of one key is stuck, two slots and a quarter of the queue are left to the others.
 */
export class AdmissionGate {
  readonly #clock: Clock;
  readonly #limits: GateLimits;
  readonly #running = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();
  #slotsInUse = 0;
  /** How long work holds its slot; 0 before any has ended. */
  #meanWorkMs = 0;
  /** Until when the refused are spread that have been asked to come back. */
  #retriesUntil = 0;

  constructor(clock: Clock, limits: GateLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Seconds to wait where no more work is let in, whatever its key; undefined where some is. */
  refusal(): number | undefined {
    return this.#waiting.size >= this.#limits.queue ? this.#refuse() : undefined;
  }

  /** Runs the work as soon as there is a slot for it; else answers the seconds to wait. */
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

  /** The one that has waited longest and whose key has a slot left. */
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

  /** Each is asked back when there will be room: the refused are spread over time at a share of the measured rate. */
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

/** Waiting for a slot takes from the time that the request may wait for the database. */
const spendingBudget = (wait: () => Promise<boolean>): Promise<boolean> =>
  currentBudget()?.spend(wait) ?? wait();
