import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/headless/memory-tab-channel';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { PageBasket, type PageOrigin } from '@/application/page/page-basket';
import { PersistBasket } from '@/application/basket/persist-basket';
import { PutArticle } from '@/application/basket/put-article';
import { ShopStore } from '@/application/shops/shop-store';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { aChoiceGroup } from '@test/support/builders/a-choice-group';
import { articleCode, shopId, spotId } from '@test/support/builders/ids';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { runs } from '@test/support/properties/runs';

const HERE = { shopId: aShop().id, shopName: aShop().name };
const DISHES = { meatballs: anArticle(), soup: anArticle({ code: articleCode('soup') }) } as const;

type Dish = keyof typeof DISHES;

const wanted = (dish: Dish) => ({ article: DISHES[dish], selection: NOTHING_CHOSEN, quantity: 1 });

const countsOf = (stored: StoredBasket | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (stored === undefined ? [] : basketOfLog(stored.log).items).map(({ article, quantity }) => [
      article.code,
      quantity,
    ]),
  );

let pages = 0;

function aPage(shelf = new SharedSlot<StoredBasket>(), origin: PageOrigin = { shop: HERE }) {
  const storage = new MemoryStoredValue(shelf);
  const page = new PageBasket({ storage, randomness: new SeededRandomness((pages += 1)) }, origin);
  return { shelf, storage, page, stop: page.start() };
}

describe('PageBasket', () => {
  it('stores what is put at once, as every tab reads it [BASK-09]', () => {
    const { shelf, page } = aPage();
    expect(page.put(wanted('meatballs'))).toMatchObject({ ok: true, value: { quantity: 1 } });
    expect(page.put(wanted('meatballs'))).toMatchObject({ ok: true, value: { quantity: 2 } });
    expect(countsOf(shelf.value)).toEqual({ meatballs: 2 });
    expect(shelf.value && basketOfLog(shelf.value.log)).toMatchObject(HERE);
  });

  it('goes on with the basket that is stored, and follows the other tabs', () => {
    const { shelf, page } = aPage();
    page.put(wanted('meatballs'));
    const next = aPage(shelf);
    const shown: number[] = [];
    const stop = next.page.follow((stored) => shown.push(Object.keys(countsOf(stored)).length));
    page.put(wanted('soup'));
    stop();
    page.put(wanted('soup'));
    expect(shown).toEqual([1, 2]);
    next.stop();
  });

  it('sets the basket of another shop aside [PAIN-36]', () => {
    const { shelf, page } = aPage(undefined, { shop: { shopId: shopId(2), shopName: 'Lucka Haga' } });
    page.put(wanted('soup'));
    const here = aPage(shelf);
    here.page.put(wanted('meatballs'));
    expect(countsOf(shelf.value)).toEqual({ meatballs: 1 });
    expect(shelf.value?.setAside).toMatchObject([{ shopId: 2, items: [{ article: { code: 'soup' } }] }]);
  });

  it('puts the table of the address into the basket with the first dish, and leaves a later choice', () => {
    const table = { shop: HERE, orderType: 'DineInPlace', spotId: spotId(104) } as const;
    const { shelf, page } = aPage(undefined, table);
    page.put(wanted('soup'));
    const basket = () => shelf.value && basketOfLog(shelf.value.log);
    expect(basket()).toMatchObject({ orderType: 'DineInPlace', spotId: 104 });
    aPage(shelf, { shop: HERE, orderType: 'TakeAway' }).page.put(wanted('soup'));
    page.put(wanted('soup'));
    expect(basket()).toMatchObject({ orderType: 'TakeAway', spotId: undefined });
  });

  it('says why a dish cannot be had [BASK-01]', () => {
    const { page } = aPage();
    const withSides = anArticle({ choiceGroups: [aChoiceGroup()] });
    const refused = (article = withSides, quantity = 1) =>
      page.put({ article, selection: NOTHING_CHOSEN, quantity });
    expect(refused()).toMatchObject({ ok: false, error: { kind: 'choicesMissing' } });
    expect(refused(anArticle({ isSoldOut: true }))).toMatchObject({ error: { kind: 'notOrderable' } });
    expect(refused(anArticle(), MAX_QUANTITY)).toMatchObject({ ok: true });
    expect(refused(anArticle())).toMatchObject({ error: { kind: 'tooMany', quantity: MAX_QUANTITY } });
  });

  it('keeps what cannot be stored, for the program, also when another tab stores its basket', () => {
    const { shelf, storage, page } = aPage();
    storage.isRefusing = true;
    page.put(wanted('soup'));
    aPage(shelf).page.put(wanted('meatballs'));
    let followed: StoredBasket | undefined;
    page.follow((stored) => (followed = stored));
    expect(countsOf(followed)).toEqual({ meatballs: 1, soup: 1 });
  });

  it('has the basket that the program alone would have, whenever pages are left or taken over [BASK-09, BASK-10]', async () => {
    const act = fc.constantFrom<Act>(
      ...(['meatballs', 'soup', 'elsewhere', 'arrive', 'note', 'takeOver', 'reload', 'paint'] as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const browser = aBrowser();
        for (const each of acts) await browser.act(each);
        const expected = {
          meatballs: acts.filter((each) => each === 'meatballs' || each === 'elsewhere').length,
          soup: acts.filter((each) => each === 'soup').length,
        };
        const later = await browser.later();
        expect({ meatballs: 0, soup: 0, ...countsOf(later) }).toEqual(expected);
        expect(later === undefined ? '' : basketOfLog(later.log).note).toBe(browser.note());
      }),
      { numRuns: runs(1_000) },
    );
  });
});

/**
 * What happens: the visitor adds a dish, or adds meatballs in another tab; the program arrives, changes the basket by
 * itself, and takes over.
 */
type Act = Dish | 'elsewhere' | 'arrive' | 'note' | 'takeOver' | 'reload' | 'paint';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The visitor's page, in which the program arrives at some time, and another tab. */
function aBrowser() {
  const [shelf, hub] = [new SharedSlot<StoredBasket>(), new MemoryTabHub()];
  let seed = 0;
  const openProgram = (storage: MemoryStoredValue<StoredBasket>) => {
    const [channel, baskets, shops] = [new MemoryTabChannel(hub), new BasketStore(), new ShopStore()];
    const stored = storage.load();
    if (stored !== undefined) {
      baskets.setLog(stored.log);
      baskets.setSetAside(stored.setAside);
    }
    const randomness = new SeededRandomness((seed += 1));
    const persist = new PersistBasket({ storage, channel, baskets, afterPaint: new MemoryAfterPaint() });
    const stop = persist.start();
    shops.setShop(aShop());
    const changeBasket = new ChangeBasket({ baskets, channel, randomness });
    const putArticle = new PutArticle({ changeBasket, baskets, shops, randomness });
    const close = (): void => {
      stop();
      channel.close();
    };
    return { changeBasket, putArticle, persist, close };
  };
  const openPage = () => {
    // The page and its program share the storage: no event tells one of what the other wrote.
    const storage = new MemoryStoredValue(shelf);
    const page = new PageBasket({ storage, randomness: new SeededRandomness((seed += 1)) }, { shop: HERE });
    return { storage, page, stop: page.start(), hasEnded: false };
  };
  const other = openProgram(new MemoryStoredValue(shelf));
  let page = openPage();
  let program: ReturnType<typeof openProgram> | undefined;
  let note: string | undefined;
  const arrive = (): void => {
    if (program !== undefined) return;
    program = openProgram(page.storage);
    page.page.follow(program.persist.receiveSnapshot);
  };
  const reload = (): void => {
    page.stop();
    program?.close();
    program = undefined;
    page = openPage();
  };
  const others: Readonly<Record<Exclude<Act, Dish>, () => unknown>> = {
    elsewhere: () => other.putArticle.put(wanted('meatballs')),
    arrive,
    note: () => {
      arrive();
      program?.changeBasket.apply({ kind: 'writeNote', note: (note = `${note ?? ''}!`) });
    },
    takeOver: () => {
      arrive();
      page.stop();
      page.hasEnded = true;
    },
    reload,
    paint: settle,
  };
  const act = async (each: Act): Promise<void> => {
    if (each !== 'meatballs' && each !== 'soup') return void (await others[each]());
    if (page.hasEnded) program?.putArticle.put(wanted(each));
    else page.page.put(wanted(each));
  };
  const later = async () => {
    await settle();
    reload();
    await settle();
    return shelf.value;
  };
  return { act, later, note: () => note ?? '' };
}
