import type { Clock, Stop } from '@/domain/ports/clock';
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
/** How many come back in a second when all are asked to. */
const RETRIES_A_SECOND = 250;

/**
 * Lets a bounded amount of work run at once and a bounded amount wait; what comes beyond that is refused at once, with
 * the seconds after which to come back. Work has a key: where all of one key is stuck, two slots and a quarter of the
 * queue are left to the others.
 */
export class AdmissionGate {
  readonly #clock: Clock;
  readonly #limits: GateLimits;
  readonly #running = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();
  #slotsInUse = 0;
  #refused = { since: 0, count: 0, before: 0 };

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
    else if (!(await underWay(() => this.#wait(key)))) return err(this.#refuse());
    try {
      return ok(await work());
    } finally {
      this.#use(key, -1);
      this.#letIn();
    }
  }

  #hasSlot(key: number): boolean {
    const ofKey = this.#running.get(key) ?? 0;
    return this.#slotsInUse < this.#limits.slots && ofKey < Math.max(1, this.#limits.slots - 2);
  }

  #wait(key: number): Promise<boolean> {
    const ofKey = [...this.#waiting].filter((each) => each.key === key).length;
    const isFull = this.#waiting.size >= this.#limits.queue || ofKey >= (this.#limits.queue * 3) / 4;
    if (isFull) return Promise.resolve(false);
    return new Promise((resolve) => {
      let stop: Stop = () => undefined;
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

  /** The one that has waited longest and whose key has a slot left. */
  #letIn(): void {
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

  /** The more are turned away, the later they are asked to come back: coming back costs as well. */
  #refuse(): number {
    const now = this.#clock.now();
    if (now >= this.#refused.since + SECOND_MS) {
      const isNext = now < this.#refused.since + 2 * SECOND_MS;
      this.#refused = { since: now, count: 0, before: isNext ? this.#refused.count : 0 };
    }
    this.#refused.count += 1;
    const lately = Math.max(this.#refused.count, this.#refused.before);
    return Math.min(MAX_RETRY_SECONDS, 1 + Math.floor(lately / RETRIES_A_SECOND));
  }
}

/** Waiting for a slot takes from the time that the request may wait for the database. */
const underWay = (wait: () => Promise<boolean>): Promise<boolean> => currentBudget()?.spend(wait) ?? wait();
