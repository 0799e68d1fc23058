import { AsyncLocalStorage } from 'node:async_hooks';

/** If something is stuck, a request is answered within two seconds. Source: FAULT-P24. */
export const ANSWER_BUDGET_MS = 1_400;

/** A database that answers within this time is slow but not stuck: a request may send any number of queries. */
const USUAL_WAIT_MS = 250;

/**
 * How long one request may wait for the database beyond the usual, for all its queries together. Parallel waits count
 * once; waits for others (a slow payment provider) do not count.
 */
export class QueryBudget {
  readonly #limitMs: number;
  readonly #now: () => number;
  #spentMs = 0;
  #waiting = 0;
  #waitingSince = 0;
  #turns = 0;

  constructor(limitMs: number, now: () => number = () => performance.now()) {
    this.#limitMs = limitMs;
    this.#now = now;
  }

  /** At least 1: a timeout of 0 would mean none. */
  get leftMs(): number {
    const waitedMs = this.#waiting === 0 ? 0 : this.#beyondUsual();
    return Math.max(1, this.#limitMs - this.#spentMs - waitedMs);
  }

  /** Counts the connections that the request has had. */
  takeTurn(): number {
    this.#turns += 1;
    return this.#turns - 1;
  }

  async spend<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#waiting === 0) this.#waitingSince = this.#now();
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#spentMs += this.#beyondUsual();
    }
  }

  #beyondUsual(): number {
    return Math.max(0, this.#now() - this.#waitingSince - USUAL_WAIT_MS);
  }
}

interface BudgetHolder {
  budget: QueryBudget | undefined;
}

const holders = new AsyncLocalStorage<BudgetHolder>();

/** The budget of the current request; undefined for background work. */
export const currentBudget = (): QueryBudget | undefined => holders.getStore()?.budget;

/** How many budgets have begun and not ended. */
let begun = 0;

/** Runs work, and all that it starts, under a new budget until `endBudget`. */
export function underBudget<Outcome>(limitMs: number, work: () => Outcome): Outcome {
  begun += 1;
  return holders.run({ budget: new QueryBudget(limitMs) }, work);
}

/** From here on the work has no budget: a request, for what it still does after its answer. */
export function endBudget(): void {
  const holder = holders.getStore();
  if (holder?.budget === undefined) return;
  holder.budget = undefined;
  begun -= 1;
  // Until Node.js 24 a storage in use makes each promise, timer and write of the process more expensive.
  if (begun === 0) holders.disable();
}

/** For work that continues independently of the request that started it. */
export const withoutBudget = <Outcome>(work: () => Outcome): Outcome => holders.exit(work);
