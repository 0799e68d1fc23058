import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET } from '@/domain/basket/basket';
import { EMPTY_BASKET_LOG, type BasketLog } from '@/domain/basket/basket-log';
import { applyOperation, type BasketOperation } from '@/domain/basket/basket-operation';
import { appendOperation } from '@/domain/basket/log/append-operation';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { FOLD_ABOVE, FOLD_OVER_GAPS_ABOVE, foldOldest } from '@/domain/basket/log/fold-oldest';
import { someBasketOperation } from '@test/support/arbitraries/some-basket-operation';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId, tabId } from '@test/support/builders/basket-ids';

const addOne = (at: number): BasketOperation => ({
  kind: 'put',
  item: aBasketItem({ id: itemId(`line-${at % 7}`), quantity: (at % 9) + 1 }),
  seed: basketSeed('A'),
});

const logOf = (operations: readonly BasketOperation[]): BasketLog =>
  operations.reduce((log, operation) => appendOperation(log, tabId('t'), operation).log, EMPTY_BASKET_LOG);

/** Operations 2, 3, 4, … of a tab without its first. */
const withGap = (count: number): BasketLog => ({
  ...EMPTY_BASKET_LOG,
  operations: Array.from({ length: count }, (_, at) => ({
    stamp: { time: at + 2, tab: tabId('t'), sequence: at + 2 },
    operation: addOne(at),
  })),
});

describe('foldOldest', () => {
  it('leaves a short log alone', () => {
    const log = logOf(Array.from({ length: FOLD_ABOVE }, (_, at) => addOne(at)));
    expect(foldOldest(log)).toBe(log);
    expect(log.operations).toHaveLength(FOLD_ABOVE);
  });

  it('limits the length of a log, and counts the folded operations of each tab', () => {
    const log = logOf(Array.from({ length: 1_000 }, (_, at) => addOne(at)));
    expect(log.operations.length).toBeLessThanOrEqual(FOLD_ABOVE);
    expect(log.folded).toEqual({ t: 1_000 - log.operations.length });
  });

  it('never changes the result of the operations of one tab', () => {
    const operations = fc.array(someBasketOperation(), { maxLength: 30 });
    fc.assert(
      fc.property(operations, fc.integer({ min: 0, max: 20 }), (all, above) => {
        // A tab acts on the lines that it shows, so no operation names a line that was merged into another.
        const seen = all.reduce<{ basket: typeof EMPTY_BASKET; applied: BasketOperation[] }>(
          ({ basket, applied }, operation) => {
            const names = 'itemId' in operation ? [operation.itemId] : [];
            const isSeen = names.every((id) => basket.items.some((line) => line.id === id));
            const fresh =
              operation.kind === 'put'
                ? { ...operation, item: { ...operation.item, id: itemId(`fresh-${applied.length}`) } }
                : operation;
            return isSeen
              ? { basket: applyOperation(basket, fresh), applied: [...applied, fresh] }
              : { basket, applied };
          },
          { basket: EMPTY_BASKET, applied: [] },
        );
        const log = logOf(seen.applied);
        expect(basketOfLog(foldOldest(log, above))).toEqual(seen.basket);
        expect(basketOfLog(log)).toEqual(seen.basket);
      }),
    );
  });

  it('waits at a gap, so that the missing operation still applies when it arrives', () => {
    const log = withGap(FOLD_ABOVE + 50);
    expect(foldOldest(log)).toBe(log);
  });

  it('folds over a gap in the end', () => {
    const log = foldOldest(withGap(FOLD_OVER_GAPS_ABOVE + 1));
    expect(log.operations).toHaveLength(FOLD_ABOVE / 2);
    expect(log.folded).toEqual({ t: FOLD_OVER_GAPS_ABOVE + 2 - FOLD_ABOVE / 2 });
  });
});
