import {
  chosenOptions,
  type ChoiceSelection,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';
import { unchoose } from '@/domain/menu/choices/choose';

/**
 * What of a selection can still be had, after the menu has changed under it: without what is gone or sold out, and
 * what hung on that (PAIN-50).
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
