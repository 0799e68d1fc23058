import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { dietsOf, dietVerdict, type DietFilter, type DietVerdict } from '@/domain/menu/diets';
import type { ArticleCode, Menu } from '@/domain/menu/menu';
import { walkMenu } from '@/domain/menu/walk-menu';

/** Returns the diets in which some dish of the menu can be ordered, each once, in the order of the menu. */
export function dietsOnMenu(menu: Pick<Menu, 'items'>): readonly string[] {
  const found = new Map<string, string>();
  for (const { article } of walkMenu(menu))
    for (const diet of dietsOf(article, NOTHING_CHOSEN) ?? [])
      if (!found.has(diet.toLowerCase())) found.set(diet.toLowerCase(), diet);
  return [...found.values()];
}

/**
 * The verdict of a filter on every dish of a menu, and the number of dishes of each verdict. Each article counts once.
 */
export interface DietOverview {
  readonly verdicts: ReadonlyMap<ArticleCode, DietVerdict>;
  readonly suiting: number;
  readonly unknown: number;
  readonly total: number;
}

export function dietOverview(menu: Pick<Menu, 'items'>, filter: DietFilter): DietOverview {
  const verdicts = new Map<ArticleCode, DietVerdict>();
  for (const { article } of walkMenu(menu))
    if (!verdicts.has(article.code)) verdicts.set(article.code, dietVerdict(article, filter));
  const count = (wanted: DietVerdict): number =>
    [...verdicts.values()].filter((verdict) => verdict === wanted).length;
  return { verdicts, suiting: count('suits'), unknown: count('unknown'), total: verdicts.size };
}
