import { describe, expect, it } from 'vitest';
import { MemoryScreenSource } from '@/adapters/headless/memory-screen-source';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { UpdateDocument } from '@/application/app/update-document';
import { ApplyMenuPrices } from '@/application/basket/apply-menu-prices';
import { WatchScreen } from '@/application/navigation/watch-screen';
import { SyncSpotRequirement } from '@/application/basket/sync-spot-requirement';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { PageSubjectStore } from '@/application/navigation/page-subject-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { AppStore } from '@/application/app/app-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SessionStore } from '@/application/account/session-store';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import { matchRoute } from '@/domain/navigation/match-route';
import { instant } from '@/domain/shared/instant';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { amount, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aBasketTab } from '@test/support/a-basket-tab';

describe('WatchScreen', () => {
  it('has the size of the window from the start, and watches it [SCREEN-01]', () => {
    const [source, screen] = [new MemoryScreenSource(1200, 800), new ScreenStore()];
    new WatchScreen({ source, screen }).start();
    expect([screen.type, screen.isSmall, screen.isLow]).toEqual(['Large', false, false]);
    source.resize(899, 500);
    expect([screen.type, screen.isSmall, screen.isLow]).toEqual(['Small', true, true]);
  });
});

describe('UpdateDocument', () => {
  function setUp() {
    const [document, languages, navigation] = [
      new RecordingPageDocument(),
      new LanguageStore(),
      new NavigationStore(),
    ];
    const sessions = new SessionStore();
    const [shops, menus, program] = [new ShopStore(), new MenuStore(), new AppStore()];
    const texts = new MemoryTexts({
      sv: {
        'product.name': 'Lucka',
        'title.offline': 'Frånkopplad',
        'title.notFound': 'Ingenstans',
        'description.offline': 'Utan nät.',
      },
    });
    new UpdateDocument({
      ...{ document, languages, navigation, sessions, shops, menus, program, texts },
      subjects: new PageSubjectStore(),
      list: new ShopListStore(),
    }).start();
    return { document, languages, navigation, sessions, program, texts };
  }

  it('sets the language of the document [LANG-03]', () => {
    const { document, languages } = setUp();
    expect(document.language).toBe('sv');
    languages.setLanguage('fi');
    expect(document.language).toBe('fi');
  });

  it('sets the class authenticated exactly while a member is logged in [SESS-12]', () => {
    const { document, sessions } = setUp();
    expect(document.bodyClasses).not.toContain('authenticated');
    sessions.setSession({ ...sessions.session, isAuthenticated: true });
    expect(document.bodyClasses).toContain('authenticated');
    sessions.setSession({ ...sessions.session, isAuthenticated: false });
    expect(document.bodyClasses).not.toContain('authenticated');
  });

  it('sets the title once the texts are loaded', async () => {
    const { document, texts, languages, navigation } = setUp();
    await texts.load('sv');
    languages.setLanguage('en');
    languages.setLanguage('sv');
    expect(document.title).toBe('');
    navigation.arrive(must(matchRoute('/offline')), navigation.tracking);
    expect([document.title, document.description]).toEqual(['Frånkopplad · Lucka', 'Utan nät.']);
    navigation.markNotFound();
    expect(document.title).toBe('Ingenstans · Lucka');
    navigation.arrive(must(matchRoute('/offline')), navigation.tracking);
    expect(document.title).toBe('Frånkopplad · Lucka');
  });

  it('sets the title of a page that was shown before the texts were loaded', async () => {
    const { document, texts, navigation, program } = setUp();
    navigation.arrive(must(matchRoute('/offline')), navigation.tracking);
    expect(document.title).not.toContain('Frånkopplad');
    await texts.load('sv');
    program.markLoaded();
    expect([document.title, document.description]).toEqual(['Frånkopplad · Lucka', 'Utan nät.']);
  });
});

describe('SyncSpotRequirement', () => {
  function setUp() {
    const [tab, spots] = [aBasketTab(aBasket({ orderType: 'DineInPlace' })), new DeliverySpotStore()];
    new SyncSpotRequirement({ changeBasket: tab.changeBasket, baskets: tab.baskets, spots }).start();
    return { ...tab, spots, isRequired: () => tab.baskets.basket.settings.deliverySpotRequired };
  }

  it('requires a spot for eating in, where the shop has such spots [VAL-02]', () => {
    const { spots, changeBasket, isRequired } = setUp();
    expect(isRequired()).toBe(false);
    spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
    expect(isRequired()).toBe(true);
    changeBasket.apply({ kind: 'chooseOrderType', orderType: 'TakeAway', keepsSpot: false });
    expect(isRequired()).toBe(false);
  });

  it("checks the spots of the basket's own shop alone", () => {
    const { spots, isRequired } = setUp();
    spots.setSpots(shopId(2), loaded([aDeliverySpot()]));
    expect(isRequired()).toBe(false);
  });

  it('does not correct another tab with other spots endlessly', () => {
    const { spots, channel, changeBasket } = setUp();
    spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
    const before = channel.posted.length;
    changeBasket.apply({ kind: 'setSettings', settings: { deliverySpotRequired: false } });
    expect(channel.posted).toHaveLength(before + 1);
  });
});

describe('ApplyMenuPrices', () => {
  function setUp(price: string) {
    const [tab, menus] = [aBasketTab(aBasket()), new MenuStore()];
    const update = new UpdateBasketFromMenu({ changeBasket: tab.changeBasket, baskets: tab.baskets, menus });
    new ApplyMenuPrices({ menus, updateBasketFromMenu: update }).start();
    const menu = aMenu({ items: [anArticle({ price: amount(price) })] });
    menus.setMenu(shopId(1), loaded({ menu, language: 'sv', loadedAt: instant(0) }));
    return { ...tab, update };
  }

  it('applies lower prices at once', () => {
    expect(setUp('99').baskets.total).toBe(amount('99'));
  });

  it('applies higher prices only when the visitor has agreed', () => {
    const { baskets, update } = setUp('139');
    expect(baskets.total).toBe(amount('119'));
    update.update(true);
    expect(baskets.total).toBe(amount('139'));
  });
});
