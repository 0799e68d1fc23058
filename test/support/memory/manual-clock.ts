import type { Clock, Disposer } from '@/domain/ports/clock';
import { addMs, type Instant, instant } from '@/domain/shared/instant';

/** Enough turns for any chain of awaits between two timers; none of them takes time. */
const TURNS_BETWEEN_TIMERS = 100;

/** Virtual time: it stands still until it is moved. */
export class ManualClock implements Clock {
  /** False for the clock of a device that has no server time. */
  isSure = true;
  #now: Instant;
  #timers: readonly Timer[] = [];
  #created = 0;

  constructor(start: string | number = '2026-11-21T12:00:00+01:00') {
    this.#now = instant(new Date(start).getTime());
  }

  now(): Instant {
    return this.#now;
  }

  after(ms: number, work: () => void): Disposer {
    return this.#add({ due: addMs(this.#now, Math.max(0, ms)), repeatMs: undefined, work });
  }

  every(ms: number, work: () => void): Disposer {
    if (!(ms > 0)) throw new RangeError(`A repetition needs a positive interval, not ${ms}.`);
    return this.#add({ due: addMs(this.#now, ms), repeatMs: ms, work });
  }

  /** How many timers are waiting: 0 when everything that was started was stopped. */
  get pending(): number {
    return this.#timers.length;
  }

  /** Lets time pass: runs what falls due, in order, each with the promises that it sets off. */
  async advance(ms: number): Promise<void> {
    const end = addMs(this.#now, ms);
    await this.settle();
    for (let timer = this.#nextDue(end); timer !== undefined; timer = this.#nextDue(end)) {
      this.#now = instant(Math.max(this.#now, timer.due));
      this.#fire(timer);
      await this.settle();
    }
    this.#now = end;
  }

  /** The device sleeps: time passes, nothing runs; on waking each overdue timer runs once. */
  async sleep(ms: number): Promise<void> {
    this.#now = addMs(this.#now, ms);
    const overdue = [...this.#timers].filter((timer) => timer.due <= this.#now).sort(byDue);
    for (const timer of overdue) {
      if (this.#timers.includes(timer)) this.#fire(timer);
      await this.settle();
    }
  }

  /** Lets the promises under way go on, without time passing. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS_BETWEEN_TIMERS; turn += 1) await Promise.resolve();
  }

  #fire(timer: Timer): void {
    this.#remove(timer);
    if (timer.repeatMs !== undefined) {
      this.#timers = [...this.#timers, timer];
      timer.due = addMs(this.#now, timer.repeatMs);
    }
    timer.work();
  }

  #nextDue(end: Instant): Timer | undefined {
    return [...this.#timers].filter((timer) => timer.due <= end).sort(byDue)[0];
  }

  #add(timer: Omit<Timer, 'order'>): Disposer {
    const added: Timer = { ...timer, order: (this.#created += 1) };
    this.#timers = [...this.#timers, added];
    return () => this.#remove(added);
  }

  #remove(timer: Timer): void {
    this.#timers = this.#timers.filter((candidate) => candidate !== timer);
  }
}

interface Timer {
  due: Instant;
  readonly repeatMs: number | undefined;
  readonly work: () => void;
  readonly order: number;
}

const byDue = (one: Timer, other: Timer): number => one.due - other.due || one.order - other.order;
