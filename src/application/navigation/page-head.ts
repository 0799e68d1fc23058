import { closedShopOf } from '@/domain/navigation/closed-shop';
import { findArticle } from '@/domain/menu/find-article';
import { articleName, articleText, categoryName } from '@/domain/menu/menu-texts';
import type { Article, Menu } from '@/domain/menu/menu';
import { placeAtPath } from '@/domain/menu/place-at-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import type { Shop } from '@/domain/shop/shop';

/** The facts of the shown page. `route` is undefined for an address without a route. */
export interface PageFacts {
  readonly route: MatchedRoute | undefined;
  readonly shop: Shop | undefined;
  readonly menu: Menu | undefined;
  readonly language: Language;
  /** What the page itself says it is about. */
  readonly subject?: string | undefined;
}

/** Title and description of a page, for tabs, bookmarks, search engines and screen readers. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns the dish, the subject, the category or the page, then the shop or the product; in one language. Source:
 * LANG-03; WCAG 2.4.2.
 */
export function pageHead({ route, shop, menu, language, subject }: PageFacts, texts: Texts): PageHead {
  const closed = closedShopOf(route);
  const name = closed === undefined ? (route?.name ?? 'notFound') : 'menuPage';
  const ownShop = (closed ?? route?.params.shopId) === shop?.id ? shop : undefined;
  const ownMenu = menu?.shopId === ownShop?.id ? menu : undefined;
  const where = ownShop?.name ?? texts.text(language, 'product.name');
  const article = ownMenu && articleOf(ownMenu, route);
  const what = article === undefined ? undefined : articleName(article, language);
  const title = what ?? subject ?? (ownMenu && categoryOf(ownMenu, route, language)) ?? said(`title.${name}`);
  const text = article === undefined ? '' : articleText(article, language);
  return {
    title: title === undefined ? where : `${title} · ${where}`,
    description: text === '' ? (said(`description.${name}`, { name: where }) ?? '') : text,
  };

  function said(key: string, values = {}): string | undefined {
    return texts.has(key) ? texts.text(language, key, values) : undefined;
  }
}

function articleOf(menu: Menu, route: MatchedRoute | undefined): Article | undefined {
  const code = route?.params.articleId;
  return code && findArticle(menu, code);
}

function categoryOf(menu: Menu, route: MatchedRoute | undefined, language: Language): string | undefined {
  const category = placeAtPath(menu, route?.params.path ?? [])?.categories.at(-1);
  return category && categoryName(category, language);
}
