import * as z from 'zod/mini';
import { type ArticleDto, articleDto, type ChoiceGroupDto, menuHeadDto } from '@/adapters/contract/menu';
import { article } from '@/adapters/contract/menu-codec';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';

import { startingPrice } from '@/domain/menu/choices/starting-price';
import { toDecimal } from '@/domain/shared/amount';

export const DISHES_MAX = 4;

const category = z.object({ items: z.array(z.unknown()) });

/**
 * The dishes that show a visitor what a shop cooks: of each category in turn the first article that has a picture and
 * can be ordered at all hours, until there are enough. Reads no more of a stored menu than that, since parsing all of a
 * large one takes long. Source: DEC-80.
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
    const read = z.safeParse(articleDto, item);
    if (read.success && isShown(read.data)) return read.data;
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

function toDish(dto: ArticleDto, currency: ShopDishDto['currency']): ShopDishDto {
  const priced = z.safeDecode(article, dto);
  const starting = priced.success ? startingPrice(priced.data) : undefined;
  return {
    code: dto.code,
    description: dto.description,
    i18n: nameOnly(dto.i18n),
    price: starting === undefined ? dto.price : toDecimal(starting.lowest),
    ...(starting?.canRise === true && { canRise: true }),
    currency,
    imageUrl: dto.imageUrl,
    imageId: dto.imageId,
  };
}

/** Without the translations of the longer text. */
const nameOnly = (i18n: ArticleDto['i18n']): ArticleDto['i18n'] =>
  i18n?.['description'] === undefined ? undefined : { description: i18n['description'] };
