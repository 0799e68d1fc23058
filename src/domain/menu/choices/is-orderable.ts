import type { Article, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';

/** Choices below this level count as unavailable. */
export const MAX_CHOICE_LEVELS = 20;

type Orderable = Pick<ChoiceArticle, 'isSoldOut' | 'choiceGroups'> & Pick<Article, 'servedNext'>;

type Accepts = (choice: ChoiceArticle) => boolean;

/**
 * Returns whether an article can be ordered: it is served now and not sold out, and its required choices can be made
 * (PAIN-50).
 */
export const isOrderable = (article: Orderable): boolean =>
  isToBeHad(article) && canFillGroups(article, () => true);

/** Returns whether an article can be added directly: nothing has to be chosen first. Source: OPEN-18 Menu. */
export const canAddDirectly = (article: Orderable): boolean =>
  isToBeHad(article) && article.choiceGroups.every((group) => group.min <= 0);

const isToBeHad = ({ isSoldOut, servedNext }: Orderable): boolean => !isSoldOut && servedNext === undefined;

/** Returns whether everything that an article requires can be chosen from what is accepted and not sold out. */
export const canFillGroups = (
  article: Pick<Orderable, 'choiceGroups'>,
  accepts: Accepts,
  levelsLeft: number = MAX_CHOICE_LEVELS,
): boolean => article.choiceGroups.every((group) => canFill(group, accepts, levelsLeft - 1));

function canFill(group: ChoiceGroup, accepts: Accepts, levelsLeft: number): boolean {
  if (group.min > group.max || levelsLeft < 0) return false;
  if (group.min <= 0) return true;
  const possible = group.articles.filter(
    (choice) => !choice.isSoldOut && accepts(choice) && canFillGroups(choice, accepts, levelsLeft),
  );
  return possible.length >= group.min;
}
