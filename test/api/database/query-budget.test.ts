import { describe, expect, it } from 'vitest';
import {
  ANSWER_BUDGET_MS,
  currentBudget,
  endBudget,
  QueryBudget,
  underBudget,
  withoutBudget,
} from '@api/database/query-budget';

function aBudget(limitMs: number): { budget: QueryBudget; pass: (ms: number) => void } {
  let now = 0;
  return {
    budget: new QueryBudget(limitMs, () => now),
    pass: (ms) => {
      now += ms;
    },
  };
}

describe('QueryBudget', () => {
  it('counts waits for the database only', async () => {
    const { budget, pass } = aBudget(1_000);
    await budget.spend(() => Promise.resolve(pass(550)));
    pass(5_000);
    expect(budget.leftMs).toBe(700);
  });

  it('allows any number of queries to a slow database', async () => {
    const { budget, pass } = aBudget(1_000);
    for (let count = 0; count < 20; count += 1) await budget.spend(() => Promise.resolve(pass(250)));
    expect(budget.leftMs).toBe(1_000);
  });

  it('counts concurrent waits once, even while they last', async () => {
    const { budget, pass } = aBudget(1_000);
    let end = (): void => undefined;
    const long = budget.spend(() => new Promise<void>((resolve) => (end = resolve)));
    await budget.spend(() => Promise.resolve(pass(450)));
    pass(100);
    expect(budget.leftMs).toBe(700);
    end();
    await long;
    pass(9_000);
    expect(budget.leftMs).toBe(700);
  });

  it('counts a query that fails, and never has less than a millisecond', async () => {
    const { budget, pass } = aBudget(1_000);
    const failing = budget.spend(() => {
      pass(2_000);
      return Promise.reject(new Error('no answer'));
    });
    await expect(failing).rejects.toThrow('no answer');
    expect(budget.leftMs).toBe(1);
  });
});

describe('underBudget', () => {
  it('gives a request a budget until it is answered', async () => {
    expect(currentBudget()).toBeUndefined();
    await new Promise<void>((resolve) => {
      underBudget(ANSWER_BUDGET_MS, () => {
        void (async () => {
          await Promise.resolve();
          expect(currentBudget()?.leftMs).toBe(ANSWER_BUDGET_MS);
          expect(withoutBudget(currentBudget)).toBeUndefined();
          endBudget();
          expect(currentBudget()).toBeUndefined();
          resolve();
        })();
      });
    });
  });
});
