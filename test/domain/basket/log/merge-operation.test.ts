import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasketItem } from '@/domain/basket/basket';
import { basketCount } from '@/domain/basket/basket-count';
import { EMPTY_BASKET_LOG } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { mergeOperation } from '@/domain/basket/log/merge-operation';
import { someBasketOperation } from '@test/support/arbitraries/some-basket-operation';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId, tabId } from '@test/support/builders/basket-ids';
import { Tabs } from '@test/support/tabs';
import { runs } from '@test/support/properties/runs';

const SEED = basketSeed('A');
const [ONE, OTHER] = [0, 1];

const put = (id: string, different: Partial<BasketItem> = {}): BasketOperation => ({
  kind: 'put',
  item: aBasketItem({ id: itemId(id), ...different }),
  seed: SEED,
});

/** Both tabs act without receiving each other's operations, then both receive everything. */
function concurrently(
  one: readonly BasketOperation[],
  other: readonly BasketOperation[],
): readonly BasketItem[] {
  const tabs = new Tabs(2);
  one.forEach((operation) => tabs.act(ONE, operation));
  other.forEach((operation) => tabs.act(OTHER, operation));
  const [first, second] = tabs.receiveAll().map(basketOfLog);
  expect(first).toEqual(second);
  return first?.items ?? [];
}

describe('mergeOperation', () => {
  it('adds up the same dish put in two tabs at once [BASK-03]', () => {
    const items = concurrently([put('a', { quantity: 2 })], [put('b', { quantity: 3 })]);
    expect(items).toEqual([aBasketItem({ id: itemId('a'), quantity: 5 })]);
  });

  it('keeps different dishes of two tabs', () => {
    expect(concurrently([put('a')], [put('b', { flatChoices: [aFlatChoice()] })])).toHaveLength(2);
  });

  it.each<[string, BasketOperation, number]>([
    ['one more', put('c', { quantity: 1 }), 4],
    ['another quantity', put('b', { quantity: 5 }), 6],
    ['one less', { kind: 'decrease', itemId: itemId('b') }, 2],
    ['none any more', { kind: 'remove', itemId: itemId('b') }, 1],
    ['nothing of it', put('b', { quantity: 0 }), 1],
  ])('applies to the part of a tab what the tab did to its own line: %s', (_what, operation, quantity) => {
    const items = concurrently([put('a')], [put('b', { quantity: 2 }), operation]);
    expect(items).toEqual([aBasketItem({ id: itemId('a'), quantity })]);
  });

  it('subtracts everything that a tab added in several steps [BASK-10]', () => {
    const more = put('c', { quantity: 1 });
    const less: BasketOperation = { kind: 'decrease', itemId: itemId('b') };
    const items = concurrently([put('a')], [put('b'), more, less, less]);
    expect(items).toEqual([aBasketItem({ id: itemId('a') })]);
  });

  it('subtracts no more from a line than the tab added', () => {
    const less: BasketOperation = { kind: 'decrease', itemId: itemId('b') };
    const items = concurrently([put('a')], [put('b', { quantity: 2 }), less, less, less]);
    expect(items).toEqual([aBasketItem({ id: itemId('a') })]);
  });

  it('moves the part of a tab out again when it becomes another dish', () => {
    const withMash = { flatChoices: [aFlatChoice()] };
    const items = concurrently([put('a')], [put('b'), put('b', withMash)]);
    expect(items).toEqual([aBasketItem({ id: itemId('a') }), aBasketItem({ id: itemId('b'), ...withMash })]);
  });

  it('subtracts what was ordered from the line that it was merged into', () => {
    const consume: BasketOperation = {
      kind: 'consume',
      seed: SEED,
      lines: [{ itemId: itemId('b'), quantity: 2 }],
      nextSeed: basketSeed('B'),
    };
    const items = concurrently([put('a')], [put('b', { quantity: 2 }), consume]);
    expect(items).toEqual([aBasketItem({ id: itemId('a') })]);
  });

  it('discards the parts of a basket that is replaced', () => {
    const restored = aBasket({ items: [aBasketItem({ id: itemId('a'), quantity: 5 })] });
    const items = concurrently(
      [put('a')],
      [put('b'), { kind: 'restore', basket: restored }, { kind: 'decrease', itemId: itemId('b') }],
    );
    expect(items).toEqual([aBasketItem({ id: itemId('a'), quantity: 5 })]);
  });

  it('stores no part that could not be added any more', () => {
    const items = concurrently(
      [put('a', { quantity: 99 })],
      [put('b'), { kind: 'remove', itemId: itemId('b') }],
    );
    expect(items).toEqual([aBasketItem({ id: itemId('a'), quantity: 99 })]);
  });

  it('changes nothing for a known operation', () => {
    const tabs = new Tabs(2);
    const stamped = tabs.act(ONE, put('a'));
    expect(mergeOperation(tabs.log(ONE), stamped)).toBe(tabs.log(ONE));
    const folded = { ...EMPTY_BASKET_LOG, folded: { [stamped.stamp.tab]: 1 } };
    expect(mergeOperation(folded, stamped)).toBe(folded);
  });

  it('applies a late operation whose place is folded already', () => {
    const stamp = { time: 1, tab: tabId('late'), sequence: 1 };
    const log = { ...EMPTY_BASKET_LOG, folded: { other: 500 } };
    const after = mergeOperation(log, { stamp, operation: put('a') });
    expect(basketOfLog(after).items).toHaveLength(1);
  });

  it('yields the same basket in all tabs, whatever the operations, their order and repetitions [BASK-10]', () => {
    const step = fc.oneof(
      fc.record({ act: fc.nat({ max: 3 }), operation: someBasketOperation() }),
      fc.record({ receiver: fc.nat({ max: 3 }), sent: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.array(step, { maxLength: 40 }), (count, steps) => {
        const tabs = new Tabs(count);
        for (const each of steps) {
          if ('act' in each) tabs.act(each.act, each.operation);
          else {
            const sent = tabs.sent[each.sent % Math.max(1, tabs.sent.length)];
            if (sent !== undefined) tabs.receive(each.receiver, sent);
          }
        }
        const [first, ...others] = tabs.receiveAll().map(basketOfLog);
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: runs(500) },
    );
  });

  it('yields the basket of all its operations from the first one, though it applies only the last', () => {
    const step = fc.record({
      tab: fc.nat({ max: 1 }),
      isSent: fc.boolean(),
      operation: someBasketOperation(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const tabs = new Tabs(2);
        for (const { tab, isSent, operation } of steps) {
          const stamped = tabs.act(tab, operation);
          if (isSent) tabs.receive(1 - tab, stamped);
        }
        for (const log of tabs.receiveAll())
          expect(basketOfLog(log)).toEqual(basketOfLog(structuredClone(log)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('neither loses nor doubles what several tabs add and remove at once [BASK-10]', () => {
    const step = fc.record({
      tab: fc.nat({ max: 3 }),
      dish: fc.integer({ min: 0, max: 1 }),
      isMore: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
        const tabs = new Tabs(4);
        // The model: how many portions each tab has added of each dish. No tab receives operations before the end.
        const own = new Map<string, number>();
        for (const [at, { tab, dish, isMore, quantity }] of steps.entries()) {
          const line = `tab-${tab}-dish-${dish}`;
          const has = own.get(line) ?? 0;
          const flatChoices = dish === 0 ? [] : [aFlatChoice()];
          if (has === 0) tabs.act(tab, put(`${line}-${at}`, { quantity, flatChoices }));
          else if (isMore) tabs.act(tab, put(`more-${at}`, { quantity, flatChoices }));
          else {
            const seen = basketOfLog(tabs.log(tab)).items.find(
              (item) => item.flatChoices.length === flatChoices.length,
            );
            tabs.act(tab, { kind: 'decrease', itemId: seen!.id });
          }
          own.set(line, has > 0 && !isMore ? has - 1 : has + quantity);
        }
        const wanted = [...own.values()].reduce((sum, quantity) => sum + quantity, 0);
        for (const basket of tabs.receiveAll().map(basketOfLog)) {
          expect(basketCount(basket)).toBe(wanted);
          expect(basket.items.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
