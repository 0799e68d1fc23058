import {
  groupsOf,
  NOTHING_CHOSEN,
  optionsOf,
  type ChoiceOption,
  type ChoicePath,
  type ChoiceSelection,
  type OpenGroup,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';

/** Returns the selection before the visitor chooses: only what has no alternative, so that no extra is sold unasked. */
export const defaultSelection = (article: WithChoices): ChoiceSelection =>
  withForcedChoices(groupsOf(article, ''), NOTHING_CHOSEN);

/** Adds, in these groups and below, the options of every group that requires all of its available options. */
export function withForcedChoices(groups: readonly OpenGroup[], selection: ChoiceSelection): ChoiceSelection {
  const chosen = new Set<ChoicePath>(selection);
  const waiting = [...groups];
  for (let open = waiting.pop(); open !== undefined; open = waiting.pop()) {
    for (const option of forcedOptions(open)) {
      chosen.add(option.path);
      waiting.push(...groupsOf(option.choice, option.path));
    }
  }
  return chosen;
}

function forcedOptions(open: OpenGroup): readonly ChoiceOption[] {
  const available = optionsOf(open).filter((option) => !option.choice.isSoldOut);
  const { min, max } = open.group;
  return available.length === min && min <= max ? available : [];
}
