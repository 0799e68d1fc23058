import {
  chosenIn,
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
 * Adds the obvious choice to each group that asks for one of several: the first that costs nothing, can be ordered and
 * is accepted. Nothing that costs is ever chosen unasked. Groups that were open with `before` are the visitor's own.
 * Source: DEC-84.
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
    const option = optionsOf(open).find(
      ({ choice }) => choice.price === ZERO_AMOUNT && !choice.isSoldOut && accepts(choice),
    );
    if (option !== undefined) return option.path;
  }
  return undefined;
}

const nameOf = ({ group, parent }: OpenGroup): string => `${parent}/${group.code}`;
