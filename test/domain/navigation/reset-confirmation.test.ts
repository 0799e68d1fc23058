import { describe, expect, it } from 'vitest';
import { asksToReset, type Leaving } from '@/domain/navigation/reset-confirmation';
import { aBasket } from '@test/support/builders/a-basket';
import { aRoute } from '@test/support/builders/a-route';

const leaving = (from: string, to: string | undefined, different: Partial<Leaving> = {}): Leaving => ({
  from: aRoute(from),
  to: to === undefined ? undefined : aRoute(to),
  basket: aBasket(),
  isBack: false,
  isForced: false,
  ...different,
});

describe('asksToReset', () => {
  it('asks on home when another shop than the basket’s is chosen [ROUTE-12]', () => {
    expect(asksToReset(leaving('/', '/shop/2/order-type'))).toBe(true);
    expect(asksToReset(leaving('/', '/shop/2/menu'))).toBe(true);
  });

  it.each([
    ['the basket’s own shop is chosen', '/shop/1/order-type', {}],
    ['a basket of no shop takes any', '/shop/2/order-type', { basket: aBasket({ shopId: undefined }) }],
    ['the way leads to no shop', '/order/o-1', {}],
    ['the basket is empty', '/shop/2/order-type', { basket: aBasket({ items: [] }) }],
    ['the connection is gone', '/offline', { isForced: true }],
    ['a rule sends elsewhere', '/shop/2/order-type', { isForced: true }],
  ] as const)('does not ask on home when %s [ROUTE-12]', (_when, to, different) => {
    expect(asksToReset(leaving('/', to, different))).toBe(false);
  });

  it('asks on the order-type page on the way home, by logo or back [ROUTE-08, ROUTE-29]', () => {
    expect(asksToReset(leaving('/shop/1/order-type', '/'))).toBe(true);
    expect(asksToReset(leaving('/shop/1/order-type', '/', { isBack: true }))).toBe(true);
  });

  it('does not ask on the way from the order-type page to the menu [ROUTE-29]', () => {
    expect(asksToReset(leaving('/shop/1/order-type', '/shop/1/menu'))).toBe(false);
    expect(asksToReset(leaving('/shop/1/order-type', undefined))).toBe(false);
  });

  it('asks at the back button on every route that says so, wherever it leads [SHELL-16]', () => {
    expect(asksToReset(leaving('/', '/orders', { isBack: true }))).toBe(true);
    expect(asksToReset(leaving('/shop/1/order-type', undefined, { isBack: true }))).toBe(true);
  });

  it('does not ask at the back button elsewhere, or about an empty basket [SHELL-16]', () => {
    expect(asksToReset(leaving('/shop/1/menu', '/', { isBack: true }))).toBe(false);
    expect(asksToReset(leaving('/shop/1/digital-signage', '/', { isBack: true }))).toBe(false);
    const empty = { basket: aBasket({ items: [] }), isBack: true };
    expect(asksToReset(leaving('/shop/1/order-type', '/', empty))).toBe(false);
  });
});
