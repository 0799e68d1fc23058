import type { Article, ArticleCode, ChoiceArticle, ChoiceCode, ChoiceGroup } from '@/domain/menu/menu';
import type { Brand } from '@/domain/shared/brand';

/**
 * Where one chosen article hangs: `choiceCode/articleCode`, once for each level. Source: decisions, Menu
 * article.
 */
export type ChoicePath = Brand<string, 'ChoicePath'>;

/** All that is chosen with an article: the path of each choice. A change makes a new set. */
export type ChoiceSelection = ReadonlySet<ChoicePath>;

export const NOTHING_CHOSEN: ChoiceSelection = new Set();

/** The path of a choice; `parent` is that of the choice its group hangs on, empty at the first level. */
export const choicePath = (parent: string, choice: ChoiceCode, article: ArticleCode): ChoicePath =>
  (parent === '' ? `${choice}/${article}` : `${parent}/${choice}/${article}`) as ChoicePath;

/** A group that can be chosen from, because it is the article's own or its article is chosen. */
export interface OpenGroup {
  readonly group: ChoiceGroup;
  readonly parent: string;
}

/** One article of an open group. */
export interface ChoiceOption extends OpenGroup {
  readonly path: ChoicePath;
  readonly choice: ChoiceArticle;
}

export type WithChoices = Pick<Article | ChoiceArticle, 'choiceGroups'>;

/** The groups to show, in order: each followed by those that hang on what is chosen in it. */
export function openGroups(article: WithChoices, selection: ChoiceSelection): readonly OpenGroup[] {
  const open: OpenGroup[] = [];
  const waiting = groupsOf(article, '').toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    open.push(next);
    const nested = chosenIn(next, selection).flatMap((option) => groupsOf(option.choice, option.path));
    waiting.push(...nested.toReversed());
  }
  return open;
}

export const groupsOf = (article: WithChoices, parent: string): readonly OpenGroup[] =>
  article.choiceGroups.map((group) => ({ group, parent }));

export const optionsOf = (open: OpenGroup): readonly ChoiceOption[] =>
  open.group.articles.map((choice) => ({
    ...open,
    choice,
    path: choicePath(open.parent, open.group.code, choice.code),
  }));

export const chosenIn = (open: OpenGroup, selection: ChoiceSelection): readonly ChoiceOption[] =>
  optionsOf(open).filter((option) => selection.has(option.path));

/** Everything that is chosen, in the order of the groups. */
export const chosenOptions = (article: WithChoices, selection: ChoiceSelection): readonly ChoiceOption[] =>
  openGroups(article, selection).flatMap((open) => chosenIn(open, selection));

/** The option at a path; undefined when the menu has none there or its group is not open. */
export const findOption = (
  article: WithChoices,
  selection: ChoiceSelection,
  path: ChoicePath,
): ChoiceOption | undefined =>
  openGroups(article, selection)
    .flatMap(optionsOf)
    .find((option) => option.path === path);
