import { AsyncLocalStorage } from 'node:async_hooks';

/** Where something is stuck, an answer is there within two seconds. Source: FAULT-P24. */
export const ANSWER_BUDGET_MS = 1_400;

/** A database that answers within this is slow, and not stuck: who has many queries to ask may ask them all. */
const USUAL_WAIT_MS = 250;

/**
 * How long one request may wait for the database beyond the usual, all its queries taken together. Waits side by side
 * count once, and what is not a query (a payment provider that takes its time) does not count.
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

  /** Never below 1: a time-out of 0 would be none. */
  get leftMs(): number {
    const waitedMs = this.#waiting === 0 ? 0 : this.#beyondUsual();
    return Math.max(1, this.#limitMs - this.#spentMs - waitedMs);
  }

  /** How many connections the request has had before. */
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

/** The budget of the request that is being answered; undefined for work that no answer waits for. */
export const currentBudget = (): QueryBudget | undefined => holders.getStore()?.budget;

/** Runs a request, and all that it begins, under a budget of its own. */
export const underBudget = (limitMs: number, work: () => void): void =>
  holders.run({ budget: new QueryBudget(limitMs) }, work);

/** The request is answered: what it still does has no budget any more. */
export function endBudget(): void {
  const holder = holders.getStore();
  if (holder !== undefined) holder.budget = undefined;
}

/** For work that goes on whatever becomes of the request that gave rise to it. */
export const withoutBudget = <Outcome>(work: () => Outcome): Outcome => holders.exit(work);
