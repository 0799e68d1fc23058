import type { Article, ArticleCode, ChoiceArticle, ChoiceCode, ChoiceGroup } from '@/domain/menu/menu';
import type { Brand } from '@/domain/shared/brand';

/** The place of a chosen article: `choiceCode/articleCode` for each level. Source: decisions, Menu article. */
export type ChoicePath = Brand<string, 'ChoicePath'>;

/** Everything chosen with an article: the path of each choice. A change creates a new set. */
export type ChoiceSelection = ReadonlySet<ChoicePath>;

export const NOTHING_CHOSEN: ChoiceSelection = new Set();

/**
 * Returns the path of a choice; `parent` is the path of the choice that its group belongs to, empty at the first
 * level.
 */
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

/** Returns the groups to show, in order: each is followed by the groups of what is chosen in it. */
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

/** Returns everything that is chosen, in the order of the groups. */
export const chosenOptions = (article: WithChoices, selection: ChoiceSelection): readonly ChoiceOption[] =>
  openGroups(article, selection).flatMap((open) => chosenIn(open, selection));

/** Returns the option at a path; undefined when the menu has none there or its group is not open. */
export const findOption = (
  article: WithChoices,
  selection: ChoiceSelection,
  path: ChoicePath,
): ChoiceOption | undefined =>
  openGroups(article, selection)
    .flatMap(optionsOf)
    .find((option) => option.path === path);
