import { beforeEach, describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import type { StorageSchema } from '@/adapters/storage/storage-format';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { type BrowserStorage, StorageArea } from '@/adapters/storage/storage-area';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { INITIAL_SESSION } from '@/domain/customer/session';
import type { StoredMenu } from '@/domain/ports/stored-value';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { itemId } from '@test/support/builders/basket-ids';
import { moment } from '@test/support/builders/order-ids';

const BASKET: StoredBasket = {
  log: { base: aBasket({ items: [aBasketItem()], note: 'No onion' }), folded: { tab: 2 }, operations: [] },
  setAside: [],
};

const MENU: StoredMenu = { menu: aMenu(), language: 'sv', loadedAt: moment('2026-11-21T12:00:00Z') };

describe('LocalStoredValue', () => {
  let browser: MemoryBrowser;
  let reporter: RecordingFailureReporter;
  beforeEach(() => {
    browser = new MemoryBrowser();
    reporter = new RecordingFailureReporter();
  });

  function storedValue<Value>(
    format: StorageSchema<Value>,
    change: Partial<BrowserStorage> = {},
  ): LocalStoredValue<Value> {
    const { storage, events } = browser.openTab();
    return new LocalStoredValue(new StorageArea(() => ({ ...storage, ...change }), events), format, reporter);
  }

  const stored = (key: string): unknown => JSON.parse(browser.stored.get(key) ?? 'null');

  describe('the named keys', () => {
    it('are the eight of the specification, and the diet filter [ENT-40, DEC-155]', () => {
      expect(Object.values(STORAGE_SCHEMAS).map((format) => format.key)).toEqual([
        'suggestedArticles',
        'menu',
        'cart',
        'auth',
        'shop',
        'navigation',
        'appStore',
        'order',
        'dietFilter',
      ]);
    });

    it('contain a version and the data [BASK-09]', () => {
      storedValue(STORAGE_SCHEMAS.cart).save(BASKET);
      expect(stored('cart')).toMatchObject({ version: 1, data: { log: { base: { note: 'No onion' } } } });
    });

    it('contain of a session only the fields of the schema, never a token', () => {
      const session = { ...INITIAL_SESSION, isAuthenticated: true, token: 'secret' };
      storedValue(STORAGE_SCHEMAS.auth).save(session);
      expect(stored('auth')).toEqual({ version: 1, data: { isAuthenticated: true } });
    });
  });

  describe('load', () => {
    it('returns the saved value [BASK-09, SHOP-01, API-20]', () => {
      storedValue(STORAGE_SCHEMAS.cart).save(BASKET);
      storedValue(STORAGE_SCHEMAS.shop).save(aShop());
      storedValue(STORAGE_SCHEMAS.menu).save(MENU);
      expect(storedValue(STORAGE_SCHEMAS.cart).load()).toEqual(BASKET);
      expect(storedValue(STORAGE_SCHEMAS.shop).load()).toEqual(aShop());
      expect(storedValue(STORAGE_SCHEMAS.menu).load()).toEqual(MENU);
    });

    it('returns undefined where nothing was saved', () => {
      expect(storedValue(STORAGE_SCHEMAS.cart).load()).toBeUndefined();
    });

    it.each([
      '',
      '{',
      'null',
      '[]',
      '"x"',
      'NaN',
      '{"version":1}',
      '{"version":1,"data":null}',
      '{"version":1,"data":{"log":4}}',
    ])('removes a basket that does not parse and logs it once: %s [HAND-07]', (text) => {
      browser.stored.set('cart', text);
      const basket = storedValue(STORAGE_SCHEMAS.cart);
      expect([basket.load(), basket.load()]).toEqual([undefined, undefined]);
      expect(browser.stored.has('cart')).toBe(false);
      expect(reporter.logged).toMatchObject([{ id: 'lucka:invalid-stored-value' }]);
    });

    it('removes an invalid shop, and nothing else [HAND-08]', () => {
      storedValue(STORAGE_SCHEMAS.cart).save(BASKET);
      browser.stored.set('shop', '{"version":1,"data":{"id":-4}}');
      expect(storedValue(STORAGE_SCHEMAS.shop).load()).toBeUndefined();
      expect([...browser.stored.keys()]).toEqual(['cart']);
    });

    it('keeps the readable lines of a basket with a bad one [HAND-07]', () => {
      storedValue(STORAGE_SCHEMAS.cart).save({
        ...BASKET,
        log: {
          ...BASKET.log,
          base: aBasket({ items: [aBasketItem(), aBasketItem({ id: itemId('other') })] }),
        },
      });
      const broken = (browser.stored.get('cart') ?? '').replace(/"quantity":\d+/, '"quantity":"many"');
      browser.stored.set('cart', broken);
      expect(storedValue(STORAGE_SCHEMAS.cart).load()?.log.base.items).toEqual([
        aBasketItem({ id: itemId('other') }),
      ]);
    });

    it.each([0, -1, 1.5, 100, '2'])('leaves out a line of %j portions', (quantity) => {
      const base = { ...BASKET.log.base, items: [{ ...aBasketItem(), quantity }] };
      browser.stored.set(
        'cart',
        JSON.stringify({ version: 1, data: { ...BASKET, log: { ...BASKET.log, base } } }),
      );
      expect(storedValue(STORAGE_SCHEMAS.cart).load()?.log.base).toEqual({ ...BASKET.log.base, items: [] });
    });

    it('does not apply operations twice where the base does not list them', () => {
      browser.stored.set(
        'cart',
        JSON.stringify({ version: 1, data: { log: { ...BASKET.log, folded: { tab: -1 } }, setAside: [] } }),
      );
      expect(storedValue(STORAGE_SCHEMAS.cart).load()?.log).toEqual({
        base: BASKET.log.base,
        folded: {},
        operations: [],
      });
    });
  });

  describe('a value of a newer version', () => {
    const NEWER = JSON.stringify({ version: 2, data: { lines: 'in a new form' } });

    it('is set aside, not destroyed', () => {
      browser.stored.set('cart', NEWER);
      const basket = storedValue(STORAGE_SCHEMAS.cart);
      expect(basket.load()).toBeUndefined();
      basket.save(BASKET);
      expect(browser.stored.get('cart.v2')).toBe(NEWER);
      expect(reporter.logged).toEqual([]);
    });

    it('is restored by that version', () => {
      storedValue(STORAGE_SCHEMAS.cart).save(BASKET);
      const text = browser.stored.get('cart') ?? '';
      browser.stored.clear();
      browser.stored.set('cart.v1', text);
      expect(storedValue(STORAGE_SCHEMAS.cart).load()).toEqual(BASKET);
      expect([...browser.stored.keys()]).toEqual(['cart']);
    });

    it('is ignored when another tab writes it, and left to that tab', () => {
      const received: unknown[] = [];
      storedValue(STORAGE_SCHEMAS.cart).onChangedElsewhere((value) => received.push(value));
      browser.openTab().storage.setItem('cart', NEWER);
      expect(received).toEqual([]);
      expect(browser.stored.get('cart')).toBe(NEWER);
    });
  });

  describe('a browser that refuses to store', () => {
    function refuse(): never {
      throw new DOMException('full', 'QuotaExceededError');
    }

    const unwilling: readonly (readonly [string, Partial<BrowserStorage>])[] = [
      ['refuses to write', { setItem: refuse }],
      ['forgets silently', { setItem: () => undefined, getItem: () => null }],
    ];

    it.each(unwilling)('%s: keeps the value in memory, and returns false', (_, change) => {
      const basket = storedValue(STORAGE_SCHEMAS.cart, change);
      expect(basket.save(BASKET)).toBe(false);
      expect(basket.load()).toEqual(BASKET);
    });

    it.each([
      ['throws when touched', refuse],
      ['is null', () => null],
    ])('%s: has no value and does not throw', (_, open) => {
      const area = new StorageArea(open, new EventTarget());
      const basket = new LocalStoredValue(area, STORAGE_SCHEMAS.cart, reporter);
      expect(basket.load()).toBeUndefined();
      expect(basket.save(BASKET)).toBe(false);
      expect(basket.load()).toEqual(BASKET);
      basket.clear();
      expect(basket.load()).toBeUndefined();
    });

    it('discards the cached menu first', () => {
      storedValue(STORAGE_SCHEMAS.menu).save(MENU);
      browser.quotaChars = (browser.stored.get('menu') ?? '').length + 50;
      expect(storedValue(STORAGE_SCHEMAS.cart).save(BASKET)).toBe(true);
      expect([...browser.stored.keys()]).toEqual(['cart']);
    });

    it('keeps the previous menu where a larger one does not fit', () => {
      storedValue(STORAGE_SCHEMAS.menu).save(MENU);
      browser.quotaChars = (browser.stored.get('menu') ?? '').length + 50;
      storedValue(STORAGE_SCHEMAS.menu).save({ ...MENU, menu: aMenu({ name: 'x'.repeat(100) }) });
      expect(storedValue(STORAGE_SCHEMAS.menu).load()).toEqual(MENU);
    });

    it('never discards a basket for a menu', () => {
      storedValue(STORAGE_SCHEMAS.cart).save(BASKET);
      browser.quotaChars = (browser.stored.get('cart') ?? '').length + 50;
      expect(storedValue(STORAGE_SCHEMAS.menu).save(MENU)).toBe(false);
      expect([...browser.stored.keys()]).toEqual(['cart']);
    });

    it('discards the value in memory once the browser stores again', () => {
      let isFull = true;
      const { storage, events } = browser.openTab();
      const setItem = (key: string, value: string): void => (isFull ? refuse() : storage.setItem(key, value));
      const basket = new LocalStoredValue(
        new StorageArea(() => ({ ...storage, setItem }), events),
        STORAGE_SCHEMAS.cart,
        reporter,
      );
      basket.save({ ...BASKET, setAside: [aBasket()] });
      isFull = false;
      expect(basket.save(BASKET)).toBe(true);
      expect(storedValue(STORAGE_SCHEMAS.cart).load()).toEqual(BASKET);
    });
  });

  describe('onChangedElsewhere', () => {
    it('reports what another tab saved or removed [API-21, SHOP-02]', () => {
      const received: unknown[] = [];
      const stop = storedValue(STORAGE_SCHEMAS.menu).onChangedElsewhere((value) => received.push(value));
      const other = storedValue(STORAGE_SCHEMAS.menu);
      other.save(MENU);
      other.clear();
      stop();
      other.save(MENU);
      expect(received).toEqual([MENU, undefined]);
    });

    it('loads what another tab wrote after a value stayed in memory [FAULT-C2]', () => {
      let isFull = true;
      const { storage, events } = browser.openTab();
      const setItem = (key: string, value: string): void => {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        storage.setItem(key, value);
      };
      const area = new StorageArea(() => ({ ...storage, setItem }), events);
      const shop = new LocalStoredValue(area, STORAGE_SCHEMAS.shop, reporter);
      shop.onChangedElsewhere(() => undefined);
      expect(shop.save(aShop({ name: 'only in memory' }))).toBe(false);
      isFull = false;
      storedValue(STORAGE_SCHEMAS.shop).save(aShop({ name: 'written later' }));
      expect(shop.load()?.name).toBe('written later');
    });

    it('ignores its own changes, other keys, and unreadable values', () => {
      const received: unknown[] = [];
      const own = storedValue(STORAGE_SCHEMAS.menu);
      own.onChangedElsewhere((value) => received.push(value));
      own.save(MENU);
      storedValue(STORAGE_SCHEMAS.shop).save(aShop());
      browser.openTab().storage.setItem('menu', '{"version":1,"data":{}}');
      expect(received).toEqual([]);
    });

    it('reports when another tab cleared the storage', () => {
      const { storage, events } = browser.openTab();
      const received: unknown[] = [];
      const shop = new LocalStoredValue(
        new StorageArea(() => storage, events),
        STORAGE_SCHEMAS.shop,
        reporter,
      );
      shop.onChangedElsewhere((value) => received.push(value));
      events.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
      expect(received).toEqual([undefined]);
    });

    it('reports to a restored page what changed meanwhile, and nothing else', () => {
      const { storage, events } = browser.openTab();
      const received: unknown[] = [];
      const area = new StorageArea(() => storage, events);
      const auth = new LocalStoredValue(area, STORAGE_SCHEMAS.auth, reporter);
      const stop = auth.onChangedElsewhere((value) => received.push(value));
      const leave = () => events.dispatchEvent(new Event('pagehide'));
      const show = (persisted: boolean) =>
        events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      const guest = { user: undefined, isAuthenticated: false };
      auth.save({ user: undefined, isAuthenticated: true });
      leave();
      show(true);
      // A page in the back/forward cache receives no events.
      leave();
      browser.stored.set('auth', JSON.stringify({ version: 1, data: guest }));
      show(false);
      expect(received).toEqual([]);
      show(true);
      stop();
      show(true);
      expect(received).toEqual([guest]);
    });

    it('reports changes of the session key [SESS-03]', () => {
      let changes = 0;
      storedValue(STORAGE_SCHEMAS.auth).onChangedElsewhere(() => (changes += 1));
      storedValue(STORAGE_SCHEMAS.auth).save({ user: undefined, isAuthenticated: false });
      expect(changes).toBe(1);
    });
  });
});
