import {
  chosenOptions,
  type ChoiceSelection,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';
import { unchoose } from '@/domain/menu/choices/choose';

/**
 * Returns what of a selection is still available after the menu has changed: without what is gone or sold out, and
 * everything below it (PAIN-50).
 */
export function stillOffered(article: WithChoices, selection: ChoiceSelection): ChoiceSelection {
  const options = chosenOptions(article, selection);
  return options
    .filter(({ choice }) => choice.isSoldOut)
    .reduce<ChoiceSelection>(
      (rest, { path }) => unchoose(rest, path),
      new Set(options.map(({ path }) => path)),
    );
}
