import {
  chosenIn,
  openGroups,
  type ChoiceSelection,
  type OpenGroup,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';

/** A group in which choices are missing, and how many. */
export interface MissingChoice extends OpenGroup {
  readonly missing: number;
}

/**
 * Returns the missing choices, group by group in the order shown, so that each can be named and linked to (PAIN-48).
 */
export const missingChoices = (article: WithChoices, selection: ChoiceSelection): readonly MissingChoice[] =>
  openGroups(article, selection)
    .map((open) => ({ ...open, missing: open.group.min - chosenIn(open, selection).length }))
    .filter(({ missing }) => missing > 0);

/**
 * Returns whether an article can be ordered with a selection: every open group has between `min` and `max` choices,
 * nothing chosen is sold out, and nothing is chosen that the menu does not offer there (PAIN-49, PAIN-50).
 */
export function isSelectionValid(article: WithChoices, selection: ChoiceSelection): boolean {
  const chosen = openGroups(article, selection).map((open) => ({
    group: open.group,
    options: chosenIn(open, selection),
  }));
  const isWithinLimits = chosen.every(
    ({ group, options }) => options.length >= group.min && options.length <= group.max,
  );
  const options = chosen.flatMap((each) => each.options);
  return (
    isWithinLimits && options.length === selection.size && options.every((option) => !option.choice.isSoldOut)
  );
}
