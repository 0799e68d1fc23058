import { describe, expect, it } from 'vitest';
import { asksToReset, stepAwayOf, type StepKind } from '@/domain/navigation/reset-confirmation';
import { matchRoute } from '@/domain/navigation/match-route';
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

  it('never asks for an empty basket', () => {
    expect(asksToReset(aRoute('/shop/1/order-type'), aBasket({ items: [] }), 'back')).toBe(false);
  });
});

describe('stepAwayOf', () => {
  const stepTo = (to: string, kind: StepKind, from = '/shop/1/order-type') =>
    stepAwayOf({ from: aRoute(from), to: matchRoute(to), kind });

  it.each(['/shop/1/menu', '/shop/2/menu', '/terms-and-conditions', '/no/such/page'])(
    'is undefined forward from the order types to %s, by a link or by the browser [ROUTE-29, SHELL-16, AMB-01]',
    (to) => {
      expect([stepTo(to, 'new'), stepTo(to, 'forward')]).toEqual([undefined, undefined]);
    },
  );

  it('is home for any step to home [ROUTE-29]', () => {
    expect([stepTo('/', 'new'), stepTo('/', 'forward'), stepTo('/', 'back')]).toEqual([
      'home',
      'home',
      'home',
    ]);
  });

  it('is back for a step back to anything that is not of the same shop [ROUTE-29]', () => {
    expect([stepTo('/shop/2/menu', 'back'), stepTo('/terms-and-conditions', 'back')]).toEqual([
      'back',
      'back',
    ]);
    expect(stepTo('/shop/1/menu', 'back')).toBeUndefined();
  });

  it('is undefined from any other page, which has a question of its own', () => {
    for (const from of ['/', '/shop/1/menu', '/orders']) expect(stepTo('/', 'back', from)).toBeUndefined();
  });
});
