import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVatRate, type VatShare } from '@/domain/order/vat';
import { addAmounts, amountOfUnits, type Amount } from '@/domain/shared/amount';
import { orderVat, refundedVat } from '@api/vat/order-vat';
import { aNewOrder } from '@test/support/api/a-stored-order';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { runs } from '@test/support/properties/runs';

const ORE = 100;
const RATES = { food: 12, drink: 25, book: 6 } as const;
type Name = keyof typeof RATES;

const rateOf = (name: Name) => must(parseVatRate(RATES[name]));
const share = (vatClass: Name, gross: Amount) => ({ vatClass, gross, rate: rateOf(vatClass) });
const ofOre = (ore: number) => must(amountOfUnits(ore * ORE));

/** An order with one line for each list of shares, each of one portion. */
function anOrderOf(...lines: readonly (readonly ReturnType<typeof share>[])[]) {
  const [item] = aNewOrder().items;
  const items = lines.map((shares) => ({
    ...must(item),
    quantity: 1,
    total: addAmounts(...shares.map(({ gross }) => gross)),
  }));
  return aNewOrder({ items, vat: lines, total: addAmounts(...items.map(({ total }) => total)) });
}

const shownShares = (shares: readonly VatShare[]) =>
  shares.map(({ vatClass, gross, vat }) => [vatClass, gross / 10_000, vat / 10_000]);

describe('orderVat', () => {
  it('is the tax of each class', () => {
    const order = anOrderOf(
      [share('food', amount('100')), share('drink', amount('50'))],
      [share('food', amount('12'))],
    );
    expect(shownShares(orderVat(order))).toEqual([
      ['food', 112, 12],
      ['drink', 50, 10],
    ]);
  });

  it('has two rates of one class apart', () => {
    const other = { ...share('food', amount('53')), rate: rateOf('book') };
    expect(shownShares(orderVat(anOrderOf([share('food', amount('112')), other])))).toEqual([
      ['food', 112, 12],
      ['food', 53, 3],
    ]);
  });

  it('is empty for an order of an earlier version', () => {
    expect(orderVat(aNewOrder({ vat: undefined }))).toEqual([]);
  });

  it('adds up to the total where prices are no whole cents', () => {
    const order = anOrderOf([share('food', amount('0.335')), share('drink', amount('0.335'))]);
    expect(shownShares(orderVat(order)).map(([, gross]) => gross)).toEqual([0.34, 0.33]);
  });
});

describe('refundedVat', () => {
  const sold = anOrderOf([share('food', amount('112'))], [share('drink', amount('50'))]);

  it('takes a line from its class, and an amount from all in proportion', () => {
    const refunds = [
      { amount: amount('50'), lines: [{ index: 1, quantity: 1 }] },
      { amount: amount('56'), lines: [] },
    ];
    expect(refundedVat(sold, refunds).map(({ shares }) => shownShares(shares))).toEqual([
      [
        ['food', 0, 0],
        ['drink', 50, 10],
      ],
      [
        ['food', 56, 6],
        ['drink', 0, 0],
      ],
    ]);
  });

  it('takes a portion of a line for its part of it', () => {
    const order = anOrderOf([share('food', amount('336'))], [share('drink', amount('50'))]);
    const [three, one] = order.items;
    const items = [{ ...must(three), quantity: 3 }, must(one)];
    const lines = [0, 1].map((index) => ({ index, quantity: 1 }));
    const [taken] = refundedVat({ ...order, items }, [{ amount: amount('162'), lines }]);
    expect(shownShares(must(taken).shares)).toEqual([
      ['food', 112, 12],
      ['drink', 50, 10],
    ]);
  });

  it('takes from other classes what its own has no more', () => {
    const refunds = [
      { amount: amount('81'), lines: [] },
      { amount: amount('50'), lines: [{ index: 1, quantity: 1 }] },
    ];
    const [, second] = refundedVat(sold, refunds);
    expect(shownShares(must(second).shares)).toEqual([
      ['food', 25, expect.any(Number)],
      ['drink', 25, 5],
    ]);
  });

  it('takes nothing of an order without tax', () => {
    const order = aNewOrder({ vat: undefined });
    expect(refundedVat(order, [{ amount: amount('51'), lines: [] }])).toMatchObject([{ shares: [] }]);
  });

  const someShare = fc
    .tuple(fc.constantFrom<Name>('food', 'drink', 'book'), fc.integer({ min: 0, max: 100_000 }))
    .map(([name, ore]) => share(name, ofOre(ore)));
  const someLines = fc.array(fc.array(someShare, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  });

  it('adds up, never takes more of a class than was sold, and in the end exactly its tax', () => {
    const someRefunds = fc.array(fc.record({ part: fc.nat({ max: 100 }), line: fc.nat({ max: 9 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(someLines, someRefunds, (lines, wishes) => {
        const order = anOrderOf(...lines);
        let left = order.total / ORE;
        const parts = wishes.map(({ part, line }) => {
          const ore = Math.floor((left * part) / 100);
          left -= ore;
          return { amount: ofOre(ore), lines: line < lines.length ? [{ index: line, quantity: 1 }] : [] };
        });
        const refunds = [...parts, { amount: ofOre(left), lines: [] }];
        const taken = refundedVat(order, refunds);
        for (const { refund, shares } of taken) {
          expect(addAmounts(...shares.map(({ gross }) => gross))).toBe(refund.amount);
          for (const { gross, vat } of shares) expect(gross).toBeGreaterThanOrEqual(vat);
        }
        for (const [index, { gross, vat }] of orderVat(order).entries()) {
          expect(addAmounts(...taken.map(({ shares }) => must(shares[index]).gross))).toBe(gross);
          expect(addAmounts(...taken.map(({ shares }) => must(shares[index]).vat))).toBe(vat);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
