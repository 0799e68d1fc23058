import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { disableBasket } from '@/domain/navigation/rules/disable-basket';
import { aNavigation } from '@test/support/builders/a-route';

const ARTICLE = '/shop/1/menu/lunch/articles/12';
const MENU = '/shop/1/menu/lunch';

describe('disableBasket', () => {
  it.each([
    [ARTICLE, 'Large', true, true],
    [ARTICLE, 'Small', true, false],
    [MENU, 'Large', false, true],
    [MENU, 'Small', false, true],
  ] as const)(
    'on %s, %s: disabled %s, order info %s [NAV-23, NAV-24, ROUTE-07]',
    (path, screenType, disabled, showOrderInfo) => {
      const flags = { disabled, showOrderInfo };
      expect(disableBasket(aNavigation(path, { screenType }))).toEqual(
        goOn({ kind: 'setBasketFlags', flags }),
      );
    },
  );
});
