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

/** Whether an option is chosen or could be: it is not sold out, and its group is not full or gives way. */
export function canChoose(article: WithChoices, selection: ChoiceSelection, path: ChoicePath): boolean {
  const option = findOption(article, selection, path);
  if (option === undefined || option.choice.isSoldOut) return false;
  const { max } = option.group;
  return selection.has(path) || max === 1 || chosenIn(option, selection).length < max;
}

/**
 * Chooses an option, with what then has no alternative below it. Where only one may be chosen it takes the
 * place of the other; a full group, a sold-out or unknown option leaves the selection as it was.
 */
export function choose(article: WithChoices, selection: ChoiceSelection, path: ChoicePath): ChoiceSelection {
  const option = findOption(article, selection, path);
  if (option === undefined || selection.has(path) || !canChoose(article, selection, path)) return selection;
  const others = option.group.max === 1 ? chosenIn(option, selection) : [];
  const kept = others.reduce((rest, other) => unchoose(rest, other.path), selection);
  return withForcedChoices(groupsOf(option.choice, path), new Set([...kept, path]));
}

/** Takes a choice back, and all that hangs on it. */
export const unchoose = (selection: ChoiceSelection, path: ChoicePath): ChoiceSelection =>
  new Set([...selection].filter((each) => each !== path && !each.startsWith(`${path}/`)));

/** What a tap does: chooses, or takes back; a radio that is on stays on. */
export function toggleChoice(
  article: WithChoices,
  selection: ChoiceSelection,
  path: ChoicePath,
): ChoiceSelection {
  if (!selection.has(path)) return choose(article, selection, path);
  const option = findOption(article, selection, path);
  return option !== undefined && isRadioGroup(option.group) ? selection : unchoose(selection, path);
}
