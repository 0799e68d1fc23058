import type { Services } from '@/domain/ports/deps';

import { html, type Html } from '@api/html/html';
import { MenuStore } from '@/application/menu/menu-store';
import { pageHead } from '@/application/navigation/page-head';
import { loadedValue } from '@/application/shared/loadable';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { shopOfPage } from '@/domain/navigation/closed-shop';
import { findArticle } from '@/domain/menu/find-article';
import type { Article } from '@/domain/menu/menu';
import { articleImage } from '@/domain/menu/menu-texts';
import type { MatchedRoute } from '@/domain/navigation/route';
import { inLanguage } from '@/domain/navigation/language-query';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import type { Texts } from '@/domain/ports/texts';
import { formatLocale, type Language } from '@/domain/shared/language';
import type { Shop } from '@/domain/shop/shop';

/** A page whose head is written. */
export interface HeadedPage {
  readonly services: Services;
  readonly route: MatchedRoute | undefined;
  readonly language: Language;
  readonly origin: string;
}

export interface WrittenHead {
  readonly title: string;
  readonly description: string;
  readonly elements: readonly Html[];
}

/** Title, description and canonical address of a page, and what messengers show of a link to it (Open Graph). */
export function writeHead(
  { services, route, language, origin }: HeadedPage,
  { texts, languages }: { readonly texts: Texts; readonly languages: readonly Language[] },
): WrittenHead {
  const shop = shopOfHead(services, route);
  const { title, description } = pageHead(
    { route, shop, menu: services.get(MenuStore).current, language },
    texts,
  );
  const addressIn = (shown: Language): string => origin + inLanguage(route?.path ?? '/', shown, languages);
  const address = addressIn(language);
  const image = imageOf(services, route, language);
  const shared: readonly (readonly [string, string | undefined])[] = [
    ['og:site_name', texts.text(language, 'product.name')],
    ['og:type', 'website'],
    ['og:locale', formatLocale(language)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', origin + (image ?? '/icons/icon-512.png')],
  ];
  const elements = [
    ...(route === undefined ? [] : [html`<link rel="canonical" href="${address}" />`]),
    ...(route === undefined || languages.length < 2 ? [] : alternates(languages, addressIn)),
    ...shared.flatMap(([property, content]) =>
      content === undefined || content === ''
        ? []
        : [html`<meta property="${property}" content="${content}" />`],
    ),
  ];
  return { title, description, elements };
}

/** The same page in the other languages, for search engines; the bare address is in that of the visitor. */
const alternates = (
  languages: readonly Language[],
  addressIn: (language: Language) => string,
): readonly Html[] => [
  ...languages.map(
    (each) =>
      html`<link
        rel="alternate"
        hreflang="${new Intl.Locale(formatLocale(each)).language}"
        href="${addressIn(each)}"
      />`,
  ),
  ...languages
    .slice(0, 1)
    .map((first) => html`<link rel="alternate" hreflang="x-default" href="${addressIn(first)}" />`),
];

/** The shop of the page, also where it is not selected. */
export const shopOfHead = (services: Services, route: MatchedRoute | undefined): Shop | undefined =>
  shopOfPage(route, services.get(ShopStore).shop, (shopId) => services.get(ShopListStore).find(shopId));

/** The dish of the page; undefined on any other page. */
export function articleOf(services: Services, route: MatchedRoute | undefined): Article | undefined {
  const menu = services.get(MenuStore).current;
  const code = route?.params.articleId;
  return menu === undefined || code === undefined ? undefined : findArticle(menu, code);
}

/** The path of the dish's picture, as large as messengers want it. */
function imageOf(
  services: Services,
  route: MatchedRoute | undefined,
  language: Language,
): string | undefined {
  const article = articleOf(services, route);
  const image = article && articleImage(article, language);
  const loadedAt = loadedValue(services.get(MenuStore).menu)?.loadedAt;
  if (image === undefined || loadedAt === undefined) return undefined;
  return `${services.get(ImageAddresses).addressOf(image, loadedAt)}&w=1280`;
}
