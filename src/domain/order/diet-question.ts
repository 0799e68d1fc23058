import type { BasketItem } from '@/domain/basket/basket';
import { selectionOfLine } from '@/domain/basket/flat-choices';
import { dietConflict, type DietConflict, type DietFilter, wishCount } from '@/domain/menu/diets';
import { findArticle } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';

/** A line of the basket that is not known to suit what the guest declared. */
export interface UnsuitableLine {
  readonly item: BasketItem;
  readonly conflict: DietConflict;
}

/** What is asked before lines are ordered that do not suit what the guest declared. Source: DEC-121. */
export interface DietQuestion {
  readonly declared: DietFilter;
  /** At least one. */
  readonly lines: readonly UnsuitableLine[];
}

/** Returns what is to be asked before these lines are ordered; undefined where all of them suit. */
export function dietQuestion(
  items: readonly BasketItem[],
  menu: Menu | undefined,
  declared: DietFilter,
): DietQuestion | undefined {
  const lines = items.flatMap((item) => {
    const conflict = lineConflict(item, menu, declared);
    return conflict === undefined ? [] : [{ item, conflict }];
  });
  return lines.length === 0 ? undefined : { declared, lines };
}

/** Returns why a line does not suit; undefined when it does. A dish that the menu does not have is not declared. */
export function lineConflict(
  item: BasketItem,
  menu: Menu | undefined,
  declared: DietFilter,
): DietConflict | undefined {
  const article = menu && findArticle(menu, item.article.code);
  if (article === undefined) return wishCount(declared) === 0 ? undefined : { contains: [], missed: [] };
  return dietConflict(article, selectionOfLine(item), declared);
}

/** Returns whether the answer to one question answers the other: the same lines, and the same declaration. */
export const isSameQuestion = (one: DietQuestion, other: DietQuestion | undefined): boolean =>
  other !== undefined && JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

const canonical = ({ declared, lines }: DietQuestion): unknown => [
  ...[declared.diets.toSorted(), declared.withoutAllergens.toSorted()],
  ...lines.map(({ item, conflict }) => [
    ...[item.id, item.article.code, item.quantity, [...selectionOfLine(item)].toSorted()],
    ...[conflict.contains, conflict.missed],
  ]),
];
