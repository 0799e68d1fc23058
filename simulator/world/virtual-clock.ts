import type { Clock, Disposer } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';

interface Timer {
  due: Instant;
  order: number;
  readonly repeatMs: number | undefined;
  readonly work: () => void;
  isStopped: boolean;
}

/**
 * How often the event loop turns after a timer while the server is called, so that its answer precedes the next timer.
 */
const TURNS_AFTER_TIMER = 3;

/** A world of ten customers fires some five thousand timers; one that fires so many goes round in circles. */
const MOST_TIMERS = 200_000;

/**
 * The time of a simulated world: it goes on when nothing more happens at this moment. Timers fire by time, then age.
 */
export class VirtualClock implements Clock {
  readonly isSure = true;
  #now: Instant;
  #created = 0;
  #fired = 0;
  readonly #heap: Timer[] = [];

  readonly #isBusy: () => boolean;

  /** While `isBusy`, work goes on in later turns of the event loop; without, one turn after each timer completes it. */
  constructor(start: Instant, isBusy: () => boolean = () => true) {
    this.#now = start;
    this.#isBusy = isBusy;
  }

  now(): Instant {
    return this.#now;
  }

  after(ms: number, work: () => void): Disposer {
    return this.#add(ms, undefined, work);
  }

  every(ms: number, work: () => void): Disposer {
    return this.#add(ms, ms, work);
  }

  /** Whether the world has gone round in circles, and time stands still. */
  get isExhausted(): boolean {
    return this.#fired >= MOST_TIMERS;
  }

  /** Lets time pass until then. */
  async runUntil(end: Instant): Promise<void> {
    await this.#settle();
    for (let timer = this.#take(end); timer !== undefined && !this.isExhausted; timer = this.#take(end)) {
      if (timer.isStopped) continue;
      this.#fired += 1;
      this.#now = timer.due;
      if (timer.repeatMs !== undefined) {
        timer.due = addMs(this.#now, timer.repeatMs);
        timer.order = this.#created += 1;
        this.#push(timer);
      }
      timer.work();
      await this.#settle();
    }
    this.#now = end;
  }

  async #settle(): Promise<void> {
    for (let turn = 0; turn < TURNS_AFTER_TIMER && (turn === 0 || this.#isBusy()); turn += 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
  }

  #add(ms: number, repeatMs: number | undefined, work: () => void): Disposer {
    const due = addMs(this.#now, Math.max(0, Math.round(ms)));
    const timer: Timer = { due, order: (this.#created += 1), repeatMs, work, isStopped: false };
    this.#push(timer);
    return () => {
      timer.isStopped = true;
    };
  }

  /** Takes the timer that is due first, if it is due by then. */
  #take(end: Instant): Timer | undefined {
    const [first] = this.#heap;
    if (first === undefined || first.due > end) return undefined;
    const last = this.#heap.pop();
    if (last !== undefined && last !== first) this.#sink(last);
    return first;
  }

  #push(timer: Timer): void {
    let at = this.#heap.length;
    this.#heap.push(timer);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.#heap[above];
      if (other === undefined || isBefore(other, timer)) break;
      this.#heap[at] = other;
      at = above;
    }
    this.#heap[at] = timer;
  }

  /** Puts a timer at the top and lets it find its place. */
  #sink(timer: Timer): void {
    let at = 0;
    for (;;) {
      const [left, right] = [this.#heap[2 * at + 1], this.#heap[2 * at + 2]];
      if (left === undefined) break;
      const [least, below] =
        right !== undefined && isBefore(right, left) ? [right, 2 * at + 2] : [left, 2 * at + 1];
      if (isBefore(timer, least)) break;
      this.#heap[at] = least;
      at = below;
    }
    this.#heap[at] = timer;
  }
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.due < other.due || (one.due === other.due && one.order < other.order);
