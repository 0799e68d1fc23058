import type { BasketItem } from '@/domain/basket/basket';
import type { ArticleCode, ChoiceCode } from '@/domain/menu/menu';

export interface LevelChoices {
  readonly level: number;
  readonly choices: readonly { readonly articleCode: ArticleCode; readonly choiceCode: ChoiceCode }[];
}

/** What was chosen, level by level, the first level first. Source: spec §3 Basket/order item; ENT-21. */
export function choicesByLevel({ flatChoices }: Pick<BasketItem, 'flatChoices'>): readonly LevelChoices[] {
  const levels = [...new Set(flatChoices.map((choice) => choice.level))].sort((a, b) => a - b);
  return levels.map((level) => ({
    level,
    choices: flatChoices
      .filter((choice) => choice.level === level)
      .map(({ article, choiceCode }) => ({ articleCode: article.code, choiceCode })),
  }));
}
