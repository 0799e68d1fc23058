import type { ArticleDto, ChoiceGroupDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';
import { AMOUNT_SCALE, parseAmount } from '@/domain/shared/amount';

const CENT_UNITS = AMOUNT_SCALE / 100;

/** A category, an article, or a group of choices. */
export interface MenuEntry {
  readonly kind: 'category' | 'article' | 'choice group';
  readonly code: string;
}

export interface MenuError {
  readonly entry: MenuEntry;
  /** Such as `the price 9.123 of soup`. */
  readonly message: string;
}

/**
 * The reason against storing a menu: a price below zero or with more than two decimals, so that shown lines would not
 * add up, or a code that cannot be part of a URL. Source: decisions, Wire forms.
 */
export function menuError(menu: MenuDto): MenuError | undefined {
  return firstError(menu.items, itemError);
}

type PricedDto = Pick<ArticleDto, 'code' | 'price' | 'choices'>;

function itemError(item: MenuItemDto): MenuError | undefined {
  if (!('items' in item)) return articleError(item);
  if (parseCategoryCode(item.code) === undefined) {
    return errorAt('category', item.code, `the category code ${item.code}`);
  }
  return firstError(item.items, itemError);
}

function articleError({ code, price, choices }: PricedDto): MenuError | undefined {
  if (parseArticleCode(code) === undefined) return errorAt('article', code, `the article code ${code}`);
  if (!isPrice(price)) return errorAt('article', code, `the price ${price} of ${code}`);
  return firstError(choices ?? [], groupError);
}

function groupError({ code, min, max, articles }: ChoiceGroupDto): MenuError | undefined {
  if (parseChoiceCode(code) === undefined) return errorAt('choice group', code, `the choice code ${code}`);
  if (min > max || min < 0) return errorAt('choice group', code, `the limits of the choice ${code}`);
  const inside = firstError(articles, articleError);
  return inside?.entry.kind === 'article' ? errorAt('choice group', code, inside.message) : inside;
}

const errorAt = (kind: MenuEntry['kind'], code: string, message: string): MenuError => ({
  entry: { kind, code },
  message,
});

/** Whether it is zero or more, with at most two decimals. */
export function isPrice(price: number): boolean {
  const amount = parseAmount(price);
  return amount !== undefined && amount >= 0 && amount % CENT_UNITS === 0;
}

function firstError<Part>(
  parts: readonly Part[],
  errorOf: (part: Part) => MenuError | undefined,
): MenuError | undefined {
  for (const part of parts) {
    const error = errorOf(part);
    if (error !== undefined) return error;
  }
  return undefined;
}
