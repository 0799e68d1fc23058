import { describe, expect, it } from 'vitest';
import { asksToReset } from '@/domain/navigation/reset-confirmation';
import { aBasket } from '@test/support/builders/a-basket';
import { aRoute } from '@test/support/builders/a-route';

describe('asksToReset', () => {
  it.each([
    ['/shop/1/order-type', 'back', true],
    ['/shop/1/order-type', 'home', true],
    ['/', 'back', true],
    ['/', 'home', false],
    ['/shop/1/menu', 'back', false],
    ['/shop/1/digital-signage', 'back', false],
  ] as const)('says of %s going %s: %s [ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16]', (path, step, asks) => {
    expect(asksToReset(aRoute(path), aBasket(), step)).toBe(asks);
  });

  it('never asks about an empty basket', () => {
    expect(asksToReset(aRoute('/shop/1/order-type'), aBasket({ items: [] }), 'back')).toBe(false);
  });
});
