import {
  chosenIn,
  type ChoiceOption,
  type ChoicePath,
  type ChoiceSelection,
  openGroups,
  type OpenGroup,
  optionsOf,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';
import { choose } from '@/domain/menu/choices/choose';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';
import type { ChoiceArticle } from '@/domain/menu/menu';
import { ZERO_AMOUNT } from '@/domain/shared/amount';

/**
 * Adds a choice to each group that asks for one of several: the one that the chain states, whatever it costs; where it
 * states none and no choice costs anything, the first. It can be ordered and is accepted, or nothing is chosen in its
 * place: choices of different prices may be sizes, which only the guest or the chain chooses. Groups that were open
 * with `before` are the visitor's own. Source: DEC-145.
 */
export function withPresets(
  article: WithChoices,
  selection: ChoiceSelection,
  accepts: (choice: ChoiceArticle) => boolean,
  before: ChoiceSelection | undefined,
): ChoiceSelection {
  const known = new Set(before === undefined ? [] : openGroups(article, before).map(nameOf));
  let preset = selection;
  // A choice may open further groups, which `openGroups` puts behind it.
  for (;;) {
    const path = firstPreset(article, preset, accepts, known);
    if (path === undefined) return preset;
    preset = choose(article, preset, path);
  }
}

function firstPreset(
  article: WithChoices,
  selection: ChoiceSelection,
  accepts: (choice: ChoiceArticle) => boolean,
  known: ReadonlySet<string>,
): ChoicePath | undefined {
  for (const open of openGroups(article, selection)) {
    if (known.has(nameOf(open)) || !isRadioGroup(open.group) || chosenIn(open, selection).length > 0)
      continue;
    const option = candidates(optionsOf(open)).find(({ choice }) => !choice.isSoldOut && accepts(choice));
    if (option !== undefined) return option.path;
  }
  return undefined;
}

function candidates(options: readonly ChoiceOption[]): readonly ChoiceOption[] {
  const stated = options.filter(({ choice }) => choice.isPreset === true);
  if (stated.length > 0) return stated;
  return options.every(({ choice }) => choice.price === ZERO_AMOUNT) ? options : [];
}

const nameOf = ({ group, parent }: OpenGroup): string => `${parent}/${group.code}`;
