import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basket, FlatChoice } from '@/domain/basket/basket';
import { NO_DIET_FILTER } from '@/domain/menu/diets';
import { orderContent } from '@/domain/order/order-content';
import { makeIntent, type Confirmation } from '@/domain/order/make-intent';
import { parseCustomerCode } from '@/domain/order/order';
import { parseIntentKey } from '@/domain/order/order-intent';
import { instant } from '@/domain/shared/instant';
import { someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode, shopId, spotId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';

const NOW = moment('2026-11-21T11:40:00+01:00');

const confirm = (basket: Basket, different: Partial<Confirmation> = {}) =>
  must(
    makeIntent({
      basket,
      contact: { email: '', phoneNumber: '' },
      shownTotal: amount('119'),
      shownTime: undefined,
      currency: { name: 'SEK', symbol: 'kr' },
      now: NOW,
      declared: NO_DIET_FILTER,
      isDeclarationSent: false,
      ...different,
    }),
  );

describe('makeIntent', () => {
  it('stores the request, the lines to subtract from the basket and the total that the visitor saw [ENT-22]', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 2 })] });
    const intent = confirm(basket);
    expect(intent).toMatchObject({
      seed: basket.seed,
      consumes: [{ itemId: 'line-1', quantity: 2 }],
      shopName: 'Lucka Södermalm',
      shownTotal: amount('119'),
      confirmedAt: NOW,
      state: { kind: 'sending' },
    });
    expect(intent.request).toMatchObject({ pickupTime: NOW, items: [{ code: 'meatballs', quantity: 2 }] });
    expect(parseIntentKey(intent.key)).toBe(intent.key);
    expect(parseCustomerCode(intent.request.customerCode)).toBe(intent.request.customerCode);
  });

  it('is the same in two tabs that confirm the same basket at different times', () => {
    const [one, other] = [confirm(aBasket()), confirm(aBasket(), { now: instant(NOW + 400) })];
    expect(other.key).toBe(one.key);
    expect({ ...other.request, pickupTime: NOW }).toEqual(one.request);
  });

  it('has the same key whatever time is promised, which is sent as it was read [DEC-95]', () => {
    const shownTime = moment('2026-11-21T12:25:00+01:00');
    const intent = confirm(aBasket(), { shownTime });
    expect(intent.request.readyAt).toBe(shownTime);
    expect([intent.key, intent.request.customerCode]).toEqual([
      confirm(aBasket()).key,
      confirm(aBasket()).request.customerCode,
    ]);
  });

  it('has the same key when only prices or ids of lines differ, which are not sent', () => {
    const items = [
      aBasketItem({ id: itemId('other'), article: { ...aBasketItem().article, price: amount('1') } }),
    ];
    expect(confirm(aBasket({ items })).key).toBe(confirm(aBasket()).key);
  });

  it.each<[string, Partial<Basket>, Partial<Confirmation>]>([
    ['seed', { seed: basketSeed('B') }, {}],
    ['shop', { shopId: shopId(2) }, {}],
    ['order type', { orderType: 'DineInPlace' }, {}],
    ['quantity', { items: [aBasketItem({ quantity: 2 })] }, {}],
    ['choice', { items: [aBasketItem({ flatChoices: [aFlatChoice()] })] }, {}],
    ['note', { note: 'No onions' }, {}],
    ['spot', { spotId: spotId(4) }, {}],
    ['spot 0', { spotId: spotId(0) }, {}],
    ['e-mail', {}, { contact: { email: 'a@b.se', phoneNumber: '' } }],
    ['phone', {}, { contact: { email: '', phoneNumber: 'a@b.se' } }],
  ])('has another key and another code for another %s', (_what, basket, different) => {
    const [one, other] = [confirm(aBasket()), confirm(aBasket(basket), different)];
    expect(other.key).not.toBe(one.key);
    expect(other.request.customerCode).not.toBe(one.request.customerCode);
  });

  it('distinguishes choices', () => {
    const withChoice = (different: Partial<FlatChoice>) =>
      confirm(aBasket({ items: [aBasketItem({ flatChoices: [aFlatChoice(different)] })] })).key;
    const fries = { code: articleCode('fries'), price: amount('0') };
    const keys = [{}, { article: fries }, { choiceCode: choiceCode('sauce') }, { parent: 'side/mash' }];
    expect(new Set(keys.map(withChoice)).size).toBe(keys.length);
  });

  it('has the same key exactly when the same is ordered, whatever the baskets', () => {
    const someItems = someBasketItems().filter((items) => items.length > 0);
    fc.assert(
      fc.property(someItems, someItems, (items, others) => {
        const [one, other] = [aBasket({ items }), aBasket({ items: others })];
        const noContact = { email: '', phoneNumber: '' };
        const isSame =
          JSON.stringify(orderContent(one, noContact)) === JSON.stringify(orderContent(other, noContact));
        expect(confirm(one).key === confirm(other).key).toBe(isSame);
      }),
    );
  });

  it('reveals neither seed nor code in the key', () => {
    const intent = confirm(aBasket());
    expect(intent.key).not.toContain(intent.seed.slice(0, 8));
    expect(intent.key).not.toBe(intent.request.customerCode);
    expect(intent.request.customerCode).not.toContain(intent.seed.slice(0, 8));
  });

  it.each([{ items: [] }, { seed: undefined }, { orderType: undefined }])(
    'is undefined for %o',
    (different) => {
      const confirmation = {
        contact: { email: '', phoneNumber: '' },
        shownTotal: amount('0'),
        shownTime: undefined,
        now: NOW,
        declared: NO_DIET_FILTER,
        isDeclarationSent: false,
      };
      const currency = { name: 'SEK', symbol: 'kr' };
      expect(makeIntent({ ...confirmation, currency, basket: aBasket(different) })).toBeUndefined();
    },
  );

  it('sends that news are wanted by mail, as another confirmation; else the key of earlier versions stays', () => {
    const contact = { email: 'me@example.com', phoneNumber: '' };
    const [without, refused, wanted] = [undefined, false, true].map((newsByMail) =>
      confirm(aBasket(), { contact: { ...contact, newsByMail } }),
    );
    expect(wanted?.request.newsByMail).toBe(true);
    expect(refused).toEqual(without);
    expect(refused?.request.newsByMail).toBeUndefined();
    expect(wanted?.key).not.toBe(without?.key);
    expect(wanted?.request.customerCode).not.toBe(without?.request.customerCode);
  });
});
