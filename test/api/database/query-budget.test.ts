import { AsyncLocalStorage } from 'node:async_hooks';
import { array, assert, asyncProperty, nat, tuple } from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ANSWER_BUDGET_MS,
  currentBudget,
  endBudget,
  QueryBudget,
  underBudget,
  withoutBudget,
} from '@api/database/query-budget';
import { runs } from '@test/support/properties/runs';

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

describe('endBudget', () => {
  /** Files of tests share modules, and the budgets of theirs may not have ended. */
  async function withoutOtherBudgets() {
    vi.resetModules();
    const fresh = await import('@api/database/query-budget');
    /** A request that is answered when its turn comes; answers what it had left before that, and after it. */
    return (limitMs: number, turn: Promise<void>): Promise<readonly (number | undefined)[]> =>
      fresh.underBudget(limitMs, async () => {
        await turn;
        const before = fresh.currentBudget()?.leftMs;
        fresh.endBudget();
        fresh.endBudget();
        await Promise.resolve();
        return [before, fresh.currentBudget()?.leftMs];
      });
  }

  it('never ends that of another request, whenever they are asked and answered', async () => {
    const request = await withoutOtherBudgets();
    const times = array(tuple(nat(6), nat(6)), { minLength: 1, maxLength: 8 });
    await assert(
      asyncProperty(times, async (requests) => {
        const answered = requests.map(async ([start, length], index) => {
          await microtasks(start);
          return request(index + 1, microtasks(length));
        });
        expect(await Promise.all(answered)).toEqual(requests.map((_, index) => [index + 1, undefined]));
      }),
      { numRuns: runs(200) },
    );
  });

  it('disables the storage with the last of them alone, since it slows the process down', async () => {
    const request = await withoutOtherBudgets();
    const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
    onTestFinished(() => disable.mockRestore());
    const last = request(2, microtasks(9));
    await request(1, microtasks(1));
    expect(disable).not.toHaveBeenCalled();
    await last;
    expect(disable).toHaveBeenCalledOnce();
    expect(await request(3, microtasks(1))).toEqual([3, undefined]);
  });
});

async function microtasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}
