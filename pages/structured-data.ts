import { MenuStore } from '@/application/menu/menu-store';
import { loadedValue } from '@/application/shared/loadable';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { startingPrice } from '@/domain/menu/choices/starting-price';
import { dietsOf, knownAllergens } from '@/domain/menu/diets';
import type { Article, Category, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';
import { articleName, articleText, categoryName } from '@/domain/menu/menu-texts';
import { placeAtPath } from '@/domain/menu/place-at-path';
import { buildPath } from '@/domain/navigation/build-path';
import type { Language } from '@/domain/shared/language';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant, instant, type Instant } from '@/domain/shared/instant';
import type { Shop } from '@/domain/shop/shop';
import { shopDescription } from '@/domain/shop/shop-description';
import { shopBadge } from '@/domain/shop/shop-availability';
import { DAY_MS, shopClockAround, wallTime } from '@/domain/shop/shop-clock';
import { Clock } from '@/domain/ports/clock';
import { articleOf, type HeadedPage, shopOfHead } from '@pages/page-head';

const CONTEXT = { '@context': 'https://schema.org' } as const;

/**
 * What search engines read of a page: its restaurants, its menu, its dish, with prices, allergens and hours
 * (schema.org).
 */
export function structuredData(page: HeadedPage): readonly object[] {
  const { services, route } = page;
  const shop = shopOfHead(services, route);
  const menu = services.get(MenuStore).current;
  switch (route?.name) {
    case 'home':
      return (loadedValue(services.get(ShopListStore).shops) ?? []).map((each) => restaurant(each, page));
    case 'shopPage':
      return shop === undefined ? [] : [restaurant(shop, page)];
    case 'menuPage':
      return shop === undefined || menu === undefined ? [] : [menuOf(shop, menu, page)];
    case 'menuArticlePage': {
      const article = articleOf(services, route);
      return article === undefined || menu === undefined
        ? []
        : [{ ...CONTEXT, ...menuItem(article, menu, page.language) }];
    }
    default:
      return [];
  }
}

function restaurant(shop: Shop, { language, origin, services }: HeadedPage): object {
  const { address1, address2, zipCode, city, phone } = shop.contactInformation;
  return {
    ...CONTEXT,
    '@type': 'Restaurant',
    '@id': `${origin}${buildPath.shopToOrderTypeRedirect(shop.id)}`,
    name: shop.name,
    description: shopDescription(shop, language),
    url: `${origin}${buildPath.menuPage(shop.id)}`,
    hasMenu: `${origin}${buildPath.menuPage(shop.id)}`,
    ...(phone !== undefined && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address1, address2].filter((line) => line !== '').join(', '),
      postalCode: zipCode,
      addressLocality: city,
    },
    ...(shop.location !== undefined && { geo: { '@type': 'GeoCoordinates', ...shop.location } }),
    ...(isInBusiness(shop) && {
      openingHoursSpecification: publishedHours(shop, services.get(Clock).now()),
    }),
  };
}

/** A pause ends by itself, and hours that are not published are unknown: neither counts as closed. */
const isInBusiness = (shop: Shop): boolean =>
  shop.openingHours.length > 0 && ['open', 'closed', 'paused'].includes(shopBadge(shop));

const [DAYS_BEFORE, DAYS_AFTER] = [1, 5];

/** The hours of a shop are those of the days from yesterday on, exceptions included, and hold for no other week. */
function publishedHours({ openingHours, timeZone }: Shop, at: Instant): readonly object[] {
  const today = wallTime(shopClockAround(timeZone, at), at);
  const dateIn = (days: number): string =>
    formatInstant(instant(today + days * DAY_MS)).slice(0, 'YYYY-MM-DD'.length);
  return openingHours.map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayOfWeek}`,
    opens: timeOf(opens),
    // Equal times mean closed there, 24 hours here.
    closes: timeOf(closes % MINUTES_A_DAY === opens ? opens + MINUTES_A_DAY - 1 : closes),
    validFrom: dateIn(-DAYS_BEFORE),
    validThrough: dateIn(DAYS_AFTER),
  }));
}

const MINUTES_A_DAY = 1_440;

const timeOf = (minutes: number): string =>
  [Math.floor((minutes % MINUTES_A_DAY) / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** The open place of the menu: its categories and their dishes, of which only names and prices. */
function menuOf(shop: Shop, menu: Menu, { route, language, origin }: HeadedPage): object {
  const place = placeAtPath(menu, route?.params.path ?? []);
  const open = place?.categories.at(-1);
  const address = origin + (route?.path ?? '');
  return {
    ...CONTEXT,
    '@type': 'Menu',
    '@id': address,
    url: address,
    name: open === undefined ? menu.name : categoryName(open, language),
    inLanguage: language,
    provider: { '@id': `${origin}${buildPath.shopToOrderTypeRedirect(shop.id)}`, name: shop.name },
    ...sections(place?.items ?? [], place?.categories.map(({ code }) => code) ?? [], {
      ...{ shop, menu, language, origin },
    }),
  };
}

interface MenuContext {
  readonly shop: Shop;
  readonly menu: Menu;
  readonly language: Language;
  readonly origin: string;
}

function sections(items: readonly MenuItem[], path: readonly CategoryCode[], context: MenuContext): object {
  const { menu, language } = context;
  const articles = items.filter((item) => item.kind === 'article');
  const categories = items.filter((item) => item.kind === 'category');
  return {
    ...(articles.length > 0 && {
      hasMenuItem: articles.map((article) => ({
        '@type': 'MenuItem',
        name: articleName(article, language),
        offers: offerOf(article, menu),
      })),
    }),
    ...(categories.length > 0 && {
      hasMenuSection: categories.map((category) => section(category, path, context)),
    }),
  };
}

function section(category: Category, path: readonly CategoryCode[], context: MenuContext): object {
  const { shop, language, origin } = context;
  const own = [...path, category.code];
  return {
    '@type': 'MenuSection',
    name: categoryName(category, language),
    url: origin + buildPath.menuPage(shop.id, own),
    ...sections(category.items, own, context),
  };
}

/** schema.org has no word for allergens: they are a property of the offer, in the words of the EU's list. */
function menuItem(article: Article, menu: Menu, language: Language): object {
  const { names, isComplete } = knownAllergens(article, NOTHING_CHOSEN);
  const diets = dietsOf(article, NOTHING_CHOSEN) ?? [];
  const suitable = diets.flatMap((diet) => RESTRICTED_DIETS[diet.toLowerCase()] ?? []);
  const allergens = {
    '@type': 'PropertyValue',
    name: 'allergens',
    value: names.length === 0 ? 'none' : names.join(', '),
  };
  return {
    '@type': 'MenuItem',
    name: articleName(article, language),
    description: articleText(article, language),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    offers: { ...offerOf(article, menu), ...(isComplete && { additionalProperty: [allergens] }) },
  };
}

const RESTRICTED_DIETS: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'lactose-free': 'https://schema.org/LowLactoseDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
};

function offerOf(article: Article, menu: Menu): object {
  const { lowest, canRise } = startingPrice(article);
  const price = toDecimal(lowest).toFixed(2);
  return {
    ...(canRise ? { '@type': 'AggregateOffer', lowPrice: price } : { '@type': 'Offer', price }),
    priceCurrency: menu.currency.name,
    availability: `https://schema.org/${isOrderable(article) ? 'InStock' : 'OutOfStock'}`,
  };
}
