import { describe, expect, it } from 'vitest';

import { ConnectionStore } from '@/application/connection/connection-store';
import { ResumePage } from '@/application/app/resume-page';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { JourneyBookmarkViewModel } from '@/ui/screens/home/journey-bookmark-view-model';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';

function setUp(reason: 'shopClosed' | 'shopNotLoaded') {
  const { navigation, changeBasket, navigator, loadShops, retryLoading } = aTab();
  const bookmark = { path: '/shop/1/menu', note: '', spotId: 4, reason };
  navigation.setBookmark(bookmark);
  const list = new ShopListStore();
  const resumePage = new ResumePage({
    changeBasket,
    navigation,
    navigator,
    connection: new ConnectionStore(),
  });
  const setShops = (...shops: ReturnType<typeof aShop>[]) =>
    list.setList({ shops, isComplete: true, total: undefined, dishes: new Map() });
  return {
    bookmark,
    setShops,
    model: new JourneyBookmarkViewModel({ navigation, list, loadShops, retryLoading, resumePage }),
  };
}

describe('JourneyBookmarkViewModel', () => {
  it('offers the page of a closed shop only once the shop takes orders [DEC-133]', () => {
    const { model, bookmark, setShops } = setUp('shopClosed');
    expect(model.bookmark).toBeUndefined();
    setShops(aShop({ openForBusiness: false }));
    expect(model.bookmark).toBeUndefined();
    setShops(aShop({ externalAppUri: 'https://app.example' }));
    expect(model.bookmark).toBeUndefined();
    setShops(aShop());
    expect(model.bookmark).toEqual(bookmark);
  });

  it('offers a page that could not be loaded at once [DEC-03]', () => {
    const { model, bookmark } = setUp('shopNotLoaded');
    expect(model.bookmark).toEqual(bookmark);
  });
});
