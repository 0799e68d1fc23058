import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { requireOpenShop } from '@/domain/navigation/rules/require-open-shop';
import { aNavigation } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';

const closed = { shop: aShop({ openForBusiness: false }) };
const asked = { asked: new Set(['shop'] as const) };
const NEEDED = { kind: 'need', need: { kind: 'shop', shopId: 1 } };
const SENT_HOME = { kind: 'redirect', path: '/?shop=1', reason: 'shopClosed' };

describe('requireOpenShop', () => {
  it('redirects a route that requires a shop to the page of the shop at home when it is not open for business [NAV-13, ROUTE-03, DEC-157]', () => {
    expect(requireOpenShop(aNavigation('/shop/1/menu', { ...closed, ...asked }))).toEqual(SENT_HOME);
  });

  it('never treats a shop with an app of its own as open [NAV-13]', () => {
    const shop = aShop({ externalAppUri: 'https://app.example' });
    expect(requireOpenShop(aNavigation('/shop/1/menu', { shop, ...asked }))).toEqual(SENT_HOME);
  });

  it('redirects only after the server was asked, and does not decide by a stored state [NAV-13, DEC-02]', () => {
    const stored = { isShopStored: true };
    expect(requireOpenShop(aNavigation('/shop/1/menu', closed))).toEqual(NEEDED);
    expect(requireOpenShop(aNavigation('/orders', stored))).toEqual(NEEDED);
    expect(requireOpenShop(aNavigation('/orders', { ...stored, ...asked }))).toEqual(goOn());
  });

  it('depends on openForBusiness alone: a paused shop can be viewed [NAV-13]', () => {
    const shop = aShop({ status: 'paused' });
    expect(requireOpenShop(aNavigation('/shop/1/menu', { shop }))).toEqual(goOn());
  });

  it('allows a payment under way after the shop has closed [ROUTE-39]', () => {
    expect(requireOpenShop(aNavigation('/shop/1/checkout/payment/o-1', closed))).toEqual(goOn());
    expect(requireOpenShop(aNavigation('/order/o-1', closed))).toEqual(goOn());
  });

  it('continues without a shop', () => {
    expect(requireOpenShop(aNavigation('/orders', { shop: undefined }))).toEqual(goOn());
  });
});
