import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { PersistAppSettings } from '@/application/app/persist-app-settings';
import { PersistDietFilter } from '@/application/menu/persist-diet-filter';
import { PersistMenu } from '@/application/menu/persist-menu';
import { PersistNavigation } from '@/application/navigation/persist-navigation';
import { PersistShop } from '@/application/shops/persist-shop';
import { PersistSuggestions } from '@/application/basket/persist-suggestions';
import { ConsentStore } from '@/application/consent/consent-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { LoadMenu } from '@/application/menu/load-menu';
import { ApplyLanguage } from '@/application/app/apply-language';
import type { DietFilter } from '@/domain/menu/diets';
import type { ArticleCode } from '@/domain/menu/menu';
import type { StoredNavigation } from '@/domain/navigation/page-tracking';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { AppSettings } from '@/domain/settings/app-settings';
import { instant } from '@/domain/shared/instant';
import type { StoredShop } from '@/domain/shop/shop';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { articleCode, shopId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

describe('PersistShop', () => {
  function openTab(shelf = new SharedSlot<StoredShop>()) {
    const [storage, shops, clock] = [new MemoryStoredValue(shelf), new ShopStore(), new ManualClock()];
    return { storage, shops, clock, stop: new PersistShop({ storage, shops, clock }).start() };
  }

  it('stores the selected shop with the time at which the server sent it, and that none is selected [SHOP-01]', () => {
    const { storage, shops, clock } = openTab();
    shops.setShop(aShop());
    expect(storage.load()).toEqual({ ...aShop(), asOf: clock.now() });
    shops.setShop(undefined);
    expect(storage.load()).toBeUndefined();
  });

  it('does not write back what came from another tab [SHOP-02]', () => {
    const shelf = new SharedSlot<StoredShop>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    one.shops.setShop(aShop());
    two.shops.takeOver();
    expect(two.shops.shop).toMatchObject(aShop());
    expect(two.shops.stored).toEqual({ asOf: one.clock.now(), failedAt: undefined });
    expect(two.storage.writes).toBe(0);
  });
});

describe('PersistShop, with a stored shop', () => {
  it('does not change the time of what is stored', () => {
    const [storage, shops] = [new MemoryStoredValue<StoredShop>(), new ShopStore()];
    new PersistShop({ storage, shops, clock: new ManualClock(instant(9_000)) }).start();
    shops.setStored({ ...aShop(), asOf: instant(1_000) });
    expect(storage.load()?.asOf).toBe(1_000);
  });
});

describe('PersistMenu', () => {
  const storedMenu = (different: Partial<StoredMenu> = {}): StoredMenu => ({
    menu: aMenu(),
    language: 'sv',
    loadedAt: instant(1_000),
    ...different,
  });

  function openTab(shelf = new SharedSlot<StoredMenu>()) {
    const [storage, menus] = [new MemoryStoredValue(shelf), new MenuStore()];
    return { storage, menus, stop: new PersistMenu({ storage, menus }).start() };
  }

  it('stores a menu once it is loaded, not while it is refreshed', () => {
    const { storage, menus } = openTab();
    menus.setMenu(shopId(1), loaded(storedMenu()));
    menus.setMenu(shopId(1), { kind: 'refreshing', value: storedMenu() });
    expect([storage.load(), storage.writes]).toEqual([storedMenu(), 1]);
  });

  it('shows a newer menu of the same shop and language from another tab, and does not write it back', () => {
    const shelf = new SharedSlot<StoredMenu>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    two.menus.setMenu(shopId(1), loaded(storedMenu()));
    one.menus.setMenu(shopId(1), loaded(storedMenu({ loadedAt: instant(2_000) })));
    expect(two.menus.menu).toMatchObject({ value: { loadedAt: 2_000 } });
    expect(two.storage.writes).toBe(1);
  });

  it.each([
    ['of another shop', storedMenu({ menu: aMenu({ shopId: shopId(2) }), loadedAt: instant(2_000) })],
    ['in another language', storedMenu({ language: 'fi', loadedAt: instant(2_000) })],
    ['that is older', storedMenu({ loadedAt: instant(500) })],
  ])('does not show a menu %s', (_, other) => {
    const shelf = new SharedSlot<StoredMenu>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    two.menus.setMenu(shopId(1), loaded(storedMenu()));
    one.storage.save(other);
    expect(two.menus.menu).toEqual(loaded(storedMenu()));
  });
});

describe('PersistNavigation', () => {
  it('stores the tracking and the bookmark', () => {
    const [storage, navigation] = [new MemoryStoredValue<StoredNavigation>(), new NavigationStore()];
    new PersistNavigation({ storage, navigation }).start();
    navigation.setBookmark({ path: '/shop/1/menu', note: 'Hi', spotId: 4 });
    expect(storage.load()).toEqual({ tracking: navigation.tracking, bookmark: navigation.bookmark });
  });

  it('does not store the code of an order in a link', () => {
    const [storage, navigation] = [new MemoryStoredValue<StoredNavigation>(), new NavigationStore()];
    new PersistNavigation({ storage, navigation }).start();
    const path = '/order/o-1#code=ABCDEFGHIJKLMNOPQRSTUV';
    navigation.setBookmark({ path, note: '', spotId: undefined });
    expect(navigation.bookmark?.path).toBe(path);
    expect(storage.load()?.bookmark?.path).toBe('/order/o-1');
  });
});

describe('PersistSuggestions', () => {
  it('stores what was suggested, and removes it with the basket', () => {
    const [storage, suggestions, tab] = [
      new MemoryStoredValue<readonly ArticleCode[]>(),
      new SuggestionStore(),
      aBasketTab(),
    ];
    new PersistSuggestions({ storage, suggestions, baskets: tab.baskets }).start();
    tab.changeBasket.put(aBasketItem());
    suggestions.setOffered([articleCode('soup')]);
    expect(storage.load()).toEqual(['soup']);
    tab.changeBasket.apply({ kind: 'clear', alsoShop: false });
    expect(storage.load()).toEqual([]);
  });
});

describe('PersistAppSettings', () => {
  function openTab(shelf = new SharedSlot<AppSettings>()) {
    const [storage, settings, languages] = [
      new MemoryStoredValue(shelf),
      new SettingsStore(),
      new LanguageStore(),
    ];
    const loadMenu = new LoadMenu({
      catalog: new MemoryMenuCatalog(),
      storage: new MemoryStoredValue(),
      menus: new MenuStore(),
      languages,
      clock: new ManualClock(),
    });
    const speak = new ApplyLanguage({
      texts: new MemoryTexts(),
      languages,
      shops: new ShopStore(),
      loadMenu,
    });
    const [consents, telemetry] = [new ConsentStore(), new RecordingTelemetry(true)];
    const answer = new AnswerTelemetry({ consents, telemetry });
    new PersistAppSettings({
      storage,
      settings,
      languages,
      applyLanguage: speak,
      consents,
      answerTelemetry: answer,
    }).start();
    return { storage, settings, languages, consents, telemetry, answer };
  }

  it('stores the language, and switches to that of another tab without writing it back', async () => {
    const shelf = new SharedSlot<AppSettings>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    one.languages.setLanguage('fi');
    expect(one.storage.load()?.language).toBe('fi');
    await new ManualClock().settle();
    expect(two.languages.language).toBe('fi');
    expect(two.storage.writes).toBe(0);
  });

  it('does not undo the language of another tab while its settings are applied', async () => {
    const shelf = new SharedSlot<AppSettings>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    one.settings.setLoading(loaded(new MemorySettingsSource().current));
    one.languages.setLanguage('fi');
    await new ManualClock().settle();
    expect([one.languages.language, two.languages.language]).toEqual(['fi', 'fi']);
    expect(two.storage.writes).toBe(0);
  });

  it('stores the telemetry consent; a refusal in another tab applies here too [AMB-63]', () => {
    const shelf = new SharedSlot<AppSettings>();
    const [one, two] = [openTab(shelf), openTab(shelf)];
    one.answer.answer('granted');
    expect(one.storage.load()?.telemetryConsent).toBe('granted');
    expect(two.consents.telemetry).toBe('granted');
    one.answer.answer('refused');
    expect(two.consents.telemetry).toBe('refused');
    expect(two.telemetry.forgotten).toBe(1);
    expect(two.storage.writes).toBe(0);
  });
});

describe('PersistDietFilter', () => {
  const open = (storage: MemoryStoredValue<DietFilter>) => {
    const store = new DietFilterStore();
    const stop = new PersistDietFilter({ storage, store }).start();
    return { store, stop };
  };

  it('restores the filter after a reload, and stores nothing without one', () => {
    const storage = new MemoryStoredValue<DietFilter>();
    open(storage).store.toggleAllergen('nuts');
    const { store } = open(storage);
    expect(store.filter).toEqual({ diets: [], withoutAllergens: ['nuts'] });
    store.clear();
    expect(storage.load()).toBeUndefined();
  });

  it('applies what another tab declares and clears, and writes nothing back [DEC-155]', () => {
    const device = new SharedSlot<DietFilter>();
    const shelves = [new MemoryStoredValue(device), new MemoryStoredValue(device)] as const;
    const [one, two] = [open(shelves[0]).store, open(shelves[1]).store];
    one.toggleAllergen('nuts');
    expect(two.filter).toEqual({ diets: [], withoutAllergens: ['nuts'] });
    one.clear();
    expect(two.filter).toEqual({ diets: [], withoutAllergens: [] });
    expect(shelves[1].writes).toBe(0);
  });
});
