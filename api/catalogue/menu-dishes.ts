import * as z from 'zod/mini';
import { type ArticleDto, articleDto, type ChoiceGroupDto, menuHeadDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';

export const DISHES_MAX = 4;

const category = z.object({ items: z.array(z.unknown()) });

/**
 * The dishes that show a visitor what a shop cooks: of each category in turn the first article that has a picture and
 * can be ordered at all hours, until there are enough. Reads no more of a stored menu than that, since parsing all of a large one
 * takes long. Source: DEC-80.
 */
export function menuDishes(menu: unknown): readonly ShopDishDto[] {
  const head = z.safeParse(menuHeadDto, menu);
  if (!head.success) return [];
  const { items, currency } = head.data;
  const dishes: ShopDishDto[] = [];
  const waiting = [items];
  while (dishes.length < DISHES_MAX) {
    const next = waiting.pop();
    if (next === undefined) break;
    const dish = firstDish(next);
    if (dish !== undefined) dishes.push(toDish(dish, currency));
    waiting.push(...next.flatMap(itemsOf).toReversed());
  }
  return dishes;
}

const itemsOf = (item: unknown): unknown[][] => {
  const parsed = z.safeParse(category, item);
  return parsed.success ? [parsed.data.items] : [];
};

function firstDish(items: readonly unknown[]): ArticleDto | undefined {
  for (const item of items) {
    const article = z.safeParse(articleDto, item);
    if (article.success && isShown(article.data)) return article.data;
  }
  return undefined;
}

/** A dish with serving hours is not, since the list of shops is the same at all hours. */
const isShown = (article: ArticleDto): boolean =>
  (article.imageUrl ?? '') !== '' && (article.servingHours ?? []).length === 0 && canBeOrdered(article);

type Orderable = Pick<ArticleDto, 'soldOut' | 'choices'>;

const canBeOrdered = ({ soldOut, choices }: Orderable): boolean =>
  soldOut !== true && (choices ?? []).every(canBeFilled);

const canBeFilled = ({ min, articles }: ChoiceGroupDto): boolean =>
  min <= 0 || articles.filter(canBeOrdered).length >= min;

const toDish = (article: ArticleDto, currency: ShopDishDto['currency']): ShopDishDto => ({
  code: article.code,
  description: article.description,
  i18n: nameOnly(article.i18n),
  price: article.price,
  currency,
  imageUrl: article.imageUrl,
  imageId: article.imageId,
});

/** Without the translations of the longer text. */
const nameOnly = (i18n: ArticleDto['i18n']): ArticleDto['i18n'] =>
  i18n?.['description'] === undefined ? undefined : { description: i18n['description'] };
