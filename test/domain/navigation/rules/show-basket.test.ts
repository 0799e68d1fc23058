import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { showBasket } from '@/domain/navigation/rules/show-basket';
import { aNavigation } from '@test/support/builders/a-route';

const MENU = '/shop/1/menu/lunch';

describe('showBasket', () => {
  it.each([
    [MENU, true],
    ['/favorites', true],
    ['/', false],
    ['/shop/1/checkout', false],
  ])('on %s the basket is visible: %s [NAV-15, ROUTE-04]', (path, visible) => {
    expect(showBasket(aNavigation(path))).toEqual(goOn({ kind: 'setBasketFlags', flags: { visible } }));
  });
});
