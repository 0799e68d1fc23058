import { bench, describe } from 'vitest';
import { EMPTY_BASKET, parseBasketSeed, type Basket, type BasketItem } from '@/domain/basket/basket';
import { basketTotal } from '@/domain/basket/basket-total';
import { put } from '@/domain/basket/operations/put';
import { parseAmount } from '@/domain/shared/amount';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const lines = (count: number): readonly BasketItem[] =>
  Array.from({ length: count }, (_, index) =>
    aBasketItem({
      id: itemId(`line-${index}`),
      article: { code: articleCode(`dish-${index}`), price: must(parseAmount('119.50')) },
    }),
  );

describe.each([10, 100, 1000])('one more of a dish, and the total, among %i lines', (count) => {
  const items = lines(count);
  const basket: Basket = { ...EMPTY_BASKET, items };
  const seed = must(parseBasketSeed('seed-of-a-basket-0123456789'));
  const wanted = aBasketItem({ ...must(items.at(-1)), id: itemId('wanted') });

  bench('control: an array of plain numbers, copied', () => {
    const copy = items.map((item) => ({ ...item }));
    const last = copy.at(-1);
    if (last !== undefined) copy[copy.length - 1] = { ...last, quantity: last.quantity + 1 };
    copy.reduce((sum, item) => sum + item.article.price * item.quantity, 0);
  });

  bench('put and basketTotal', () => {
    basketTotal(put(basket, { item: wanted, seed }));
  });
});
