import {
  chosenIn,
  findOption,
  groupsOf,
  type ChoicePath,
  type ChoiceSelection,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';
import { withForcedChoices } from '@/domain/menu/choices/default-selection';

/**
 * Returns whether an option is chosen or can be: it is not sold out, and its group is not full or allows one choice
 * only.
 */
export function canChoose(article: WithChoices, selection: ChoiceSelection, path: ChoicePath): boolean {
  const option = findOption(article, selection, path);
  if (option === undefined || option.choice.isSoldOut) return false;
  const { max } = option.group;
  return selection.has(path) || max === 1 || chosenIn(option, selection).length < max;
}

/**
 * Chooses an option, with everything below it that has no alternative. Where only one may be chosen, it replaces the
 * other; with a full group, or an option that is sold out or unknown, the selection is unchanged.
 */
export function choose(article: WithChoices, selection: ChoiceSelection, path: ChoicePath): ChoiceSelection {
  const option = findOption(article, selection, path);
  if (option === undefined || selection.has(path) || !canChoose(article, selection, path)) return selection;
  const others = option.group.max === 1 ? chosenIn(option, selection) : [];
  const remaining = others.reduce((rest, other) => unchoose(rest, other.path), selection);
  return withForcedChoices(groupsOf(option.choice, path), new Set([...remaining, path]));
}

/** Removes a choice and everything below it. */
export const unchoose = (selection: ChoiceSelection, path: ChoicePath): ChoiceSelection =>
  new Set([...selection].filter((each) => each !== path && !each.startsWith(`${path}/`)));

/** Chooses the option, or removes it; the chosen option of a radio group stays. */
export function toggleChoice(
  article: WithChoices,
  selection: ChoiceSelection,
  path: ChoicePath,
): ChoiceSelection {
  if (!selection.has(path)) return choose(article, selection, path);
  const option = findOption(article, selection, path);
  return option !== undefined && isRadioGroup(option.group) ? selection : unchoose(selection, path);
}
