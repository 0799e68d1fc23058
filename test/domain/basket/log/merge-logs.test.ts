import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET_LOG, type BasketLog } from '@/domain/basket/basket-log';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { mergeLogs } from '@/domain/basket/log/merge-logs';
import { mergeOperation } from '@/domain/basket/log/merge-operation';
import { foldOldest } from '@/domain/basket/log/fold-oldest';
import { missingOn } from '@/domain/basket/log/known-operations';
import { someBasketOperation } from '@test/support/arbitraries/some-basket-operation';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId, tabId } from '@test/support/builders/basket-ids';
import { Tabs } from '@test/support/tabs';
import { runs } from '@test/support/properties/runs';

/** Three logs of tabs that have received some of each other's operations. */
const someLogs = (): fc.Arbitrary<readonly [BasketLog, BasketLog, BasketLog]> =>
  fc
    .array(
      fc.record({
        tab: fc.nat({ max: 2 }),
        operation: someBasketOperation(),
        receivedBy: fc.nat({ max: 7 }),
      }),
      {
        maxLength: 20,
      },
    )
    .map((steps) => {
      const tabs = new Tabs(3);
      for (const { tab, operation, receivedBy } of steps) {
        const stamped = tabs.act(tab, operation);
        [0, 1, 2]
          .filter((other) => receivedBy & (1 << other))
          .forEach((other) => tabs.receive(other, stamped));
      }
      return [tabs.log(0), tabs.log(1), tabs.log(2)];
    });

const folded = (tab: string, count: number, items: number): BasketLog => ({
  base: aBasket({
    items: Array.from({ length: items }, (_, at) => aBasketItem({ id: itemId(`${tab}-${at}`) })),
  }),
  folded: { [tab]: count },
  operations: [],
});

describe('mergeLogs', () => {
  it('is independent of order, grouping and repetition', () => {
    fc.assert(
      fc.property(someLogs(), ([a, b, c]) => {
        expect(mergeLogs(a, b)).toEqual(mergeLogs(b, a));
        expect(mergeLogs(mergeLogs(a, b), c)).toEqual(mergeLogs(a, mergeLogs(b, c)));
        expect(mergeLogs(a, a)).toEqual(a);
        expect(mergeLogs(mergeLogs(a, b), b)).toEqual(mergeLogs(a, b));
      }),
      { numRuns: runs(300) },
    );
  });

  it('has the same result as receiving each operation by itself', () => {
    fc.assert(
      fc.property(someLogs(), ([a, b]) => {
        expect(mergeLogs(a, b)).toEqual(b.operations.reduce(mergeOperation, a));
      }),
    );
  });

  it('is independent of which tab has folded what all tabs have', () => {
    fc.assert(
      fc.property(someLogs(), fc.nat({ max: 12 }), ([a, b, c], above) => {
        const all = mergeLogs(mergeLogs(a, b), c);
        // A tab that has all operations has folded; another one has as many unfolded, or fewer.
        const short = foldOldest(all, above);
        const wanted = basketOfLog(short);
        expect(basketOfLog(mergeLogs(short, all))).toEqual(wanted);
        expect(basketOfLog(mergeLogs(all, short))).toEqual(wanted);
        expect(basketOfLog(mergeLogs(a, short))).toEqual(wanted);
        expect(basketOfLog(mergeLogs(short, a))).toEqual(wanted);
      }),
    );
  });

  it('adopts the whole log of another tab in a tab that has just opened', () => {
    const log = folded('t', 500, 3);
    expect(mergeLogs(EMPTY_BASKET_LOG, log)).toBe(log);
    expect(mergeLogs(log, EMPTY_BASKET_LOG)).toBe(log);
  });

  it('uses the base on which fewer operations are missing, the same in both tabs', () => {
    const [long, short] = [folded('x', 9, 1), folded('y', 3, 2)];
    expect(mergeLogs(long, short)).toBe(long);
    expect(mergeLogs(short, long)).toBe(long);
  });

  it('prefers a base with fewer operations on which none is missing', () => {
    const operations = [3, 4, 5, 6, 7, 8, 9].map((sequence) => ({
      stamp: { time: sequence, tab: tabId('x'), sequence },
      operation: { kind: 'put', item: aBasketItem(), seed: basketSeed('A') } as const,
    }));
    const whole = { ...folded('x', 2, 1), folded: { x: 2, y: 1 }, operations };
    expect(mergeLogs(whole, folded('x', 9, 2)).base).toBe(whole.base);
    expect(mergeLogs(folded('x', 9, 2), whole).base).toBe(whole.base);
  });

  it('counts as missing only what neither base nor operations contain', () => {
    const operation = { kind: 'put', item: aBasketItem(), seed: basketSeed('A') } as const;
    const at = (tab: string, sequence: number) => ({
      stamp: { time: sequence, tab: tabId(tab), sequence },
      operation,
    });
    const whole = { ...folded('x', 2, 1), operations: [at('x', 3), at('y', 1)] };
    expect(missingOn(whole, folded('x', 2, 2))).toBe(0);
    expect(missingOn(whole, folded('x', 3, 2))).toBe(0);
    expect(missingOn(whole, folded('x', 5, 2))).toBe(2);
    expect(missingOn(whole, folded('y', 3, 2))).toBe(2);
    expect(missingOn(folded('x', 5, 2), whole)).toBe(0);
  });

  it('prefers the base with more operations where none is missing on either', () => {
    const operation = { kind: 'put', item: aBasketItem(), seed: basketSeed('A') } as const;
    const operations = [{ stamp: { time: 2, tab: tabId('x'), sequence: 2 }, operation }];
    const [more, less] = [folded('x', 2, 1), { ...folded('x', 1, 2), operations }];
    expect(mergeLogs(more, less).base).toBe(more.base);
    expect(mergeLogs(less, more).base).toBe(more.base);
  });

  it('chooses one of two equal bases, the same in both tabs', () => {
    const [one, other] = [folded('t', 5, 1), folded('t', 5, 2)];
    expect(mergeLogs(one, other)).toEqual(mergeLogs(other, one));
  });

  it('is not slowed down by a large count of folded operations', () => {
    const log = folded('t', Number.MAX_SAFE_INTEGER, 1);
    expect(mergeLogs(EMPTY_BASKET_LOG, log)).toBe(log);
  });
});
