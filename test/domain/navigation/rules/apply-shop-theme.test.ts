import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { applyShopTheme } from '@/domain/navigation/rules/apply-shop-theme';
import { aBasket } from '@test/support/builders/a-basket';
import { aNavigation } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

describe('applyShopTheme', () => {
  it.each(['/', '/offline'])(
    'on %s removes the class of the shop, and clears spot and note [NAV-16, NAV-17]',
    (path) => {
      expect(applyShopTheme(aNavigation(path))).toEqual(
        goOn({ kind: 'setShopClass', shopId: undefined }, { kind: 'clearSpotAndNote' }),
      );
    },
  );

  it('elsewhere sets the class of the basket’s shop, whatever shop is selected [NAV-18]', () => {
    const shop = aShop({ id: shopId(2) });
    expect(applyShopTheme(aNavigation('/orders', { shop }))).toEqual(
      goOn({ kind: 'setShopClass', shopId: shopId(1) }),
    );
  });

  it('sets no class for a basket without a shop [NAV-18]', () => {
    const basket = aBasket({ shopId: undefined });
    expect(applyShopTheme(aNavigation('/orders', { basket }))).toEqual(
      goOn({ kind: 'setShopClass', shopId: undefined }),
    );
  });
});
