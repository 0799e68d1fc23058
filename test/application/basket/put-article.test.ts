import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShopStore } from '@/application/shops/shop-store';
import { PutArticle } from '@/application/basket/put-article';
import type { Basket } from '@/domain/basket/basket';
import { choicePath, NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { aBasket } from '@test/support/builders/a-basket';
import { aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, choiceCode, shopId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

const PLAIN = { article: anArticle(), selection: NOTHING_CHOSEN, quantity: 1 };
const WITH_SIDES = anArticle({ choiceGroups: [aChoiceGroup()] });
const FRIES = new Set([choicePath('', choiceCode('side'), articleCode('fries'))]);

function setUp(basket?: Basket) {
  const tab = aBasketTab(basket);
  const shops = new ShopStore();
  shops.setShop(aShop());
  const put = new PutArticle({
    changeBasket: tab.changeBasket,
    baskets: tab.baskets,
    shops,
    randomness: tab.randomness,
  });
  return { ...tab, shops, put };
}

describe('PutArticle', () => {
  it('returns the resulting line of the basket', () => {
    const { baskets, put } = setUp();
    expect(put.put({ article: WITH_SIDES, selection: FRIES, quantity: 2 })).toEqual({
      ok: true,
      value: baskets.items[0],
    });
    expect(baskets.items[0]).toMatchObject({ quantity: 2, flatChoices: [{ article: { code: 'fries' } }] });
  });

  it('moves the basket to the selected shop', () => {
    const { baskets, put } = setUp();
    put.put(PLAIN);
    expect(baskets.basket).toMatchObject({ shopId: 1, shopName: 'Lucka Södermalm' });
  });

  it('never mixes the dishes of two shops', () => {
    const { baskets, put } = setUp(aBasket({ shopId: shopId(2) }));
    put.put(PLAIN);
    expect(baskets.basket.shopId).toBe(1);
    expect(baskets.count).toBe(1);
  });

  it('sets the basket of another shop aside, which another tab may have filled [PAIN-36]', () => {
    const elsewhere = aBasket({ shopId: shopId(2) });
    const { baskets, put } = setUp(elsewhere);
    put.put(PLAIN);
    expect(baskets.setAside).toMatchObject([{ shopId: 2, items: elsewhere.items }]);
  });

  it('adds to the line of the same dish [BASK-03]', () => {
    const { baskets, put } = setUp();
    put.put(PLAIN);
    expect(put.put({ ...PLAIN, quantity: 2 })).toMatchObject({ ok: true, value: { quantity: 3 } });
    expect(baskets.items).toHaveLength(1);
  });

  it('replaces the line that is edited [BASK-02]', () => {
    const { baskets, put } = setUp(aBasket());
    put.put({ article: WITH_SIDES, selection: FRIES, quantity: 3, editing: itemId('line-1') });
    expect(baskets.items).toMatchObject([{ id: 'line-1', quantity: 3, flatChoices: [{}] }]);
  });

  it('removes the edited line for quantity 0 [BASK-01]', () => {
    const { baskets, put } = setUp(aBasket());
    expect(put.put({ ...PLAIN, quantity: 0, editing: itemId('line-1') })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(baskets.items).toEqual([]);
  });

  it('returns the missing choices, and puts nothing', () => {
    const { baskets, put } = setUp();
    const result = put.put({ article: WITH_SIDES, selection: NOTHING_CHOSEN, quantity: 1 });
    expect(result).toMatchObject({ ok: false, error: { kind: 'choicesMissing', missing: [{ missing: 1 }] } });
    expect(baskets.items).toEqual([]);
  });

  it('refuses what is sold out', () => {
    const { put } = setUp();
    const result = put.put({ ...PLAIN, article: anArticle({ isSoldOut: true }) });
    expect(result).toEqual({ ok: false, error: { kind: 'notOrderable' } });
  });

  it('puts everything into the basket, or returns how much', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 5 }),
        (quantities) => {
          const { baskets, put } = setUp();
          for (const quantity of quantities) {
            const before = baskets.count;
            const result = put.put({ ...PLAIN, quantity });
            if (result.ok) expect(baskets.count).toBe(before + quantity);
            else expect(result.error).toEqual({ kind: 'tooMany', quantity: baskets.count });
          }
        },
      ),
    );
  });
});
