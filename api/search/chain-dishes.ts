import * as z from 'zod/mini';
import { foundDish, type FoundDishDto } from '@/adapters/contract/found-dish';
import type { MenuDto } from '@/adapters/contract/menu';
import { readMenu } from '@/adapters/contract/read-menu';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { startingPrice } from '@/domain/menu/choices/starting-price';
import type { Article } from '@/domain/menu/menu';
import { indexArticles, type SearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu } from '@/domain/menu/search/search-menu';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { type PlacedArticle, walkMenu } from '@/domain/menu/walk-menu';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';

export const FOUND_MAX = 12;

/** Of a dish. A chain of ten thousand shops would otherwise answer with a list of all of them for each dish. */
export const SHOPS_MAX = 1_000;

interface Dish {
  readonly placed: PlacedArticle;
  readonly dish: ShopDish;
  readonly shops: ShopId[];
}

/** The dishes of several menus: those that a guest sees alike are one, whatever shops have them. */
export class ChainDishes {
  readonly #dishes = new Map<string, Dish>();
  readonly #byArticle = new Map<Article, Dish>();
  readonly #indexes = new Map<Language, SearchIndex>();

  add(shopId: ShopId, menu: MenuDto): void {
    const read = readMenu(shopId)({ ...menu, shopId }, () => undefined);
    if (!read.ok) return;
    const { currency } = read.value;
    const ofShop = new Set<string>();
    for (const placed of walkMenu(read.value)) {
      if (!isOrderable(placed.article)) continue;
      const dish = shownDish(placed.article, currency);
      const key = JSON.stringify(dish);
      if (ofShop.has(key)) continue;
      ofShop.add(key);
      this.#put(key, placed, dish).shops.push(shopId);
    }
  }

  /** The nearest to the text first; a dish that has several prices is found once for each. */
  find(text: string, language: Language): readonly FoundDishDto[] {
    return this.#nearest(text, language).map(({ dish, shops }) =>
      z.encode(foundDish, { dish, shops: shops.slice(0, SHOPS_MAX) }),
    );
  }

  /** The shops of what `find` finds. */
  shopsWith(text: string, language: Language): readonly ShopId[] {
    return this.#nearest(text, language).flatMap(({ shops }) => shops);
  }

  #nearest(text: string, language: Language): readonly Dish[] {
    return searchMenu(this.#indexOf(language), text)
      .slice(0, FOUND_MAX)
      .flatMap(({ article }) => this.#byArticle.get(article) ?? []);
  }

  #put(key: string, placed: PlacedArticle, dish: ShopDish): Dish {
    const known = this.#dishes.get(key);
    if (known !== undefined) return known;
    const made = { placed, dish, shops: [] };
    this.#dishes.set(key, made);
    this.#byArticle.set(placed.article, made);
    return made;
  }

  #indexOf(language: Language): SearchIndex {
    const known = this.#indexes.get(language);
    if (known !== undefined) return known;
    const placed = [...this.#dishes.values()].map((dish) => dish.placed);
    const index = indexArticles(placed, language);
    this.#indexes.set(language, index);
    return index;
  }
}

function shownDish(article: Article, currency: ShopDish['currency']): ShopDish {
  const { lowest, canRise } = startingPrice(article);
  const name = article.translations['description'];
  return {
    ...{ code: article.code, description: article.description, currency, price: lowest },
    translations: name === undefined ? {} : { description: name },
    ...(canRise && { canRise }),
    ...{ imageUrl: article.imageUrl, imageId: article.imageId },
  };
}
