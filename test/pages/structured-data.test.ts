import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { emptyMemoryState, memoryStores } from '@api/stores';
import { openInProcessApi, type InProcessApi } from '@demo/in-process/in-process-api';
import { drawPage } from '@pages/draw-page';
import { namedTexts } from '@pages/named-texts';
import { SeenMenus } from '@pages/seen-menus';
import { structuredData } from '@pages/structured-data';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { ShopStore } from '@/application/shops/shop-store';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { matchRoute } from '@/domain/navigation/match-route';
import type { Shop } from '@/domain/shop/shop';
import { MenuStore } from '@/application/menu/menu-store';
import type { Article } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { buildPath } from '@/domain/navigation/build-path';
import { ok } from '@/domain/shared/result';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';

const DAY_MS = 86_400_000;
const ORIGIN = 'https://lucka.example';

let api: InProcessApi;

beforeAll(async () => {
  api = await openInProcessApi({
    ...{ stores: memoryStores(emptyMemoryState()), clock: new ManualClock(), kitchenPaceMs: undefined },
    ...{ randomness: new SeededRandomness(1), mailer: { send: () => Promise.resolve(ok(undefined)) } },
  });
});
afterAll(() => api.close());

/** A strict object, since search engines pass over properties that a type does not have. Source: schema.org 29. */
const thing = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const inProduct = z.string().check(z.startsWith(ORIGIN));
const words = z.string().check(z.regex(/\S/));
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const term = (...names: readonly string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const openingHours = thing('OpeningHoursSpecification', {
  dayOfWeek: term('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  opens: time,
  closes: time,
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
});

const context = { '@context': z.literal('https://schema.org') };

const restaurant = thing('Restaurant', {
  ...context,
  '@id': inProduct,
  name: words,
  description: z.string(),
  url: inProduct,
  hasMenu: inProduct,
  telephone: z.optional(words),
  address: thing('PostalAddress', { streetAddress: words, postalCode: words, addressLocality: words }),
  geo: z.optional(thing('GeoCoordinates', { latitude: z.number(), longitude: z.number() })),
  openingHoursSpecification: z.optional(z.array(openingHours)),
});

const offer = {
  priceCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  availability: term('InStock', 'OutOfStock'),
};

const decimals = z.string().check(z.regex(/^\d+\.\d\d$/));

/** Of a dish that can cost more, the lowest price. */
const anOffer = <Further extends z.core.$ZodLooseShape>(further: Further) =>
  z.union([
    thing('Offer', { ...offer, ...further, price: decimals }),
    thing('AggregateOffer', { ...offer, ...further, lowPrice: decimals }),
  ]);

const items = {
  hasMenuItem: z.optional(z.array(thing('MenuItem', { name: words, offers: anOffer({}) }))),
  hasMenuSection: z.optional(z.array(z.lazy(() => section))),
};

const section: z.ZodMiniType = thing('MenuSection', { name: words, url: inProduct, ...items });

const menu = thing('Menu', {
  ...{ ...context, '@id': inProduct, url: inProduct, name: words },
  inLanguage: z.string().check(z.regex(/^[a-z]{2}$/)),
  provider: z.strictObject({ '@id': inProduct, name: words }),
  ...items,
});

const allergens = thing('PropertyValue', { name: z.literal('allergens'), value: words });

const menuItem = thing('MenuItem', {
  ...{ ...context, name: words, description: z.string() },
  suitableForDiet: z.optional(
    z.array(
      term('VeganDiet', 'VegetarianDiet', 'GlutenFreeDiet', 'LowLactoseDiet', 'HalalDiet', 'KosherDiet'),
    ),
  ),
  offers: anOffer({ additionalProperty: z.optional(z.tuple([allergens])) }),
});

/** What a search engine reads of an address. */
async function dataAt(address: string, language: 'sv' | 'en' = 'sv') {
  const drawn = await drawPage(
    {
      ...{ baseUrl: api.origin, fetch: api.fetch, clock: new ManualClock(), menus: new SeenMenus() },
      ...{ randomness: new SeededRandomness(1) },
      textsOf: namedTexts({ report: () => undefined, log: () => undefined }),
    },
    { address, language, origin: ORIGIN, settings: {} },
  );
  if (drawn.kind !== 'page' || drawn.services === undefined) throw new Error(`${address} has no content.`);
  const { services, route } = drawn;
  return { data: structuredData({ services, route, language, origin: ORIGIN }), services };
}

describe('structuredData', () => {
  it('has the restaurants of home, with their hours', async () => {
    const { data } = await dataAt('/');
    const restaurants = data.map((each) => z.parse(restaurant, each));
    expect(restaurants.map(({ name }) => name)).toContain('Lucka Haga');
    expect(
      restaurants.flatMap(({ openingHoursSpecification = [] }) => openingHoursSpecification),
    ).not.toEqual([]);
  });

  it('has a restaurant that never closes from 00:00 to 23:59, in the week that the hours are of', async () => {
    const { data } = await dataAt('/shop/5/order-type');
    const [{ openingHoursSpecification = [] }] = z.parse(z.tuple([restaurant]), data);
    expect(openingHoursSpecification).toHaveLength(7);
    for (const { opens, closes, validFrom, validThrough } of openingHoursSpecification) {
      expect([opens, closes]).toEqual(['00:00', '23:59']);
      expect(Date.parse(validThrough) - Date.parse(validFrom)).toBe(6 * DAY_MS);
    }
  });

  it('has the hours after midnight, those of a paused shop, and none that are unknown or of no use', async () => {
    const { services, data } = await dataAt('/shop/5/order-type');
    expect(data).toHaveLength(1);
    const shop = must(services.get(ShopStore).shop);
    const hoursOf = (change: Partial<Shop>) => {
      services.get(ShopStore).setShop({ ...shop, ...change });
      const route = must(matchRoute('/shop/5/order-type'));
      const [of] = structuredData({ services, route, language: 'sv', origin: ORIGIN });
      return z
        .parse(restaurant, of)
        .openingHoursSpecification?.map(({ opens, closes }) => `${opens}-${closes}`);
    };
    const night = [{ dayOfWeek: 'Friday', opens: 1_080, closes: 60 }] as const;
    expect(hoursOf({ openingHours: night })).toEqual(['18:00-01:00']);
    expect(hoursOf({ openingHours: [{ ...night[0], closes: 0 }], status: 'paused' })).toEqual([
      '18:00-00:00',
    ]);
    expect(hoursOf({ openingHours: [{ ...night[0], closes: 1_080 }] })).toEqual(['18:00-17:59']);
    expect(hoursOf({ openingHours: [] })).toBeUndefined();
    expect(hoursOf({ status: 'offline' })).toBeUndefined();
  });

  it('has the restaurant of its order types', async () => {
    const { data } = await dataAt('/shop/1/order-type');
    expect(z.parse(z.tuple([restaurant]), data)[0].name).toBe('Lucka Södermalm');
  });

  it.each(['sv', 'en'] as const)('has a whole menu, in %s', async (language) => {
    const { data } = await dataAt('/shop/1/menu', language);
    const [{ inLanguage, hasMenuSection = [] }] = z.parse(z.tuple([menu]), data);
    expect(inLanguage).toBe(language);
    expect(hasMenuSection.length).toBeGreaterThan(1);
  });

  it('has every dish of a menu, and says which are sold out', async () => {
    const { services } = await dataAt('/shop/1/menu');
    const menuOfShop = must(services.get(MenuStore).current);
    const stocks = new Set<string>();
    for (const placed of walkMenu(menuOfShop)) {
      const address = buildPath.menuArticlePage(menuOfShop.shopId, categoryPath(placed), placed.article.code);
      const { data } = await dataAt(address);
      const [{ name, offers }] = z.parse(z.tuple([menuItem]), data);
      expect(name).toBe(articleName(placed.article, 'sv'));
      const stock = isOrderable(placed.article) ? 'InStock' : 'OutOfStock';
      expect(offers.availability).toBe(`https://schema.org/${stock}`);
      stocks.add(stock);
    }
    expect(stocks).toEqual(new Set(['InStock', 'OutOfStock']));
  });

  it('states the allergens of a dish that declares them, and none of one that does not [PAIN-54]', async () => {
    const { services } = await dataAt('/shop/1/menu');
    const menuOfShop = must(services.get(MenuStore).current);
    const stated = async (isWanted: (article: Article) => boolean) => {
      const placed = must([...walkMenu(menuOfShop)].find(({ article }) => isWanted(article)));
      const { shopId } = menuOfShop;
      const { data } = await dataAt(
        buildPath.menuArticlePage(shopId, categoryPath(placed), placed.article.code),
      );
      const [{ offers }] = z.parse(z.tuple([menuItem]), data);
      return [offers.additionalProperty?.[0].value, placed.article.allergens?.join(', ')];
    };
    expect(await stated(({ allergens: declared }) => declared === undefined)).toEqual([undefined, undefined]);
    expect(await stated(({ allergens: declared }) => declared?.length === 0)).toEqual(['none', '']);
    const [value, declared] = await stated(
      ({ allergens: names, choiceGroups }) => names?.length === 2 && choiceGroups.length === 0,
    );
    expect(value).toBe(declared);
  });
});
