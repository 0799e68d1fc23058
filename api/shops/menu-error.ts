import type { ArticleDto, ChoiceGroupDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';
import { AMOUNT_SCALE, parseAmount } from '@/domain/shared/amount';

const CENT_UNITS = AMOUNT_SCALE / 100;

/**
 * The reason against storing a menu: a price below zero or with more than two decimals, so that shown lines would not
 * add up, or a code that cannot be part of a URL. Source: decisions, Wire forms.
 */
export function menuError(menu: MenuDto): string | undefined {
  return firstError(menu.items, itemError);
}

function itemError(item: MenuItemDto): string | undefined {
  if (!('items' in item)) return articleError(item);
  if (parseCategoryCode(item.code) === undefined) return `the category code ${item.code}`;
  return firstError(item.items, itemError);
}

function articleError(article: Pick<ArticleDto, 'code' | 'price' | 'choices'>): string | undefined {
  if (parseArticleCode(article.code) === undefined) return `the article code ${article.code}`;
  if (!isPrice(article.price)) return `the price ${article.price} of ${article.code}`;
  return firstError(article.choices ?? [], groupError);
}

function groupError(group: ChoiceGroupDto): string | undefined {
  if (parseChoiceCode(group.code) === undefined) return `the choice code ${group.code}`;
  if (group.min > group.max || group.min < 0) return `the limits of the choice ${group.code}`;
  return firstError(group.articles, articleError);
}

function isPrice(price: number): boolean {
  const amount = parseAmount(price);
  return amount !== undefined && amount >= 0 && amount % CENT_UNITS === 0;
}

function firstError<Part>(
  parts: readonly Part[],
  errorOf: (part: Part) => string | undefined,
): string | undefined {
  for (const part of parts) {
    const error = errorOf(part);
    if (error !== undefined) return error;
  }
  return undefined;
}
