import type { BasketItem, FlatChoice } from '@/domain/basket/basket';
import { pricedArticle } from '@/domain/basket/priced-article';
import {
  choicePath,
  chosenIn,
  chosenOptions,
  findOption,
  NOTHING_CHOSEN,
  type ChoiceOption,
  type ChoicePath,
  type ChoiceSelection,
  type WithChoices,
} from '@/domain/menu/choices/choice-selection';

/**
 * Returns a selection in the form of a basket line, at today's prices. The path is the id. Source: spec §3, decisions
 * Menu article; ENT-20.
 */
export const flatChoices = (article: WithChoices, selection: ChoiceSelection): readonly FlatChoice[] =>
  chosenOptions(article, selection).map(({ group, parent, path, choice }) => ({
    id: path,
    type: 'Article',
    level: group.level,
    choiceCode: group.code,
    parent,
    article: pricedArticle(choice),
  }));

/** Returns everything chosen in a line, whether the menu still offers it or not. */
export const selectionOfLine = ({ flatChoices: chosen }: Pick<BasketItem, 'flatChoices'>): ChoiceSelection =>
  new Set(chosen.map(pathOf));

export interface DroppedChoice {
  readonly flatChoice: FlatChoice;
  readonly reason: 'gone' | 'soldOut' | 'tooMany';
}

export interface RestoredSelection {
  readonly selection: ChoiceSelection;
  readonly dropped: readonly DroppedChoice[];
}

/**
 * Returns the selection of a basket line for editing. What the menu no longer offers is left out and named, with
 * everything below it (PAIN-42, PAIN-50).
 */
export function selectionFromFlatChoices(
  article: WithChoices,
  choices: readonly FlatChoice[],
): RestoredSelection {
  let selection = NOTHING_CHOSEN;
  const dropped: DroppedChoice[] = [];
  for (const flatChoice of parentsFirst(choices)) {
    const path = pathOf(flatChoice);
    const reason = reasonToDrop(findOption(article, selection, path), selection);
    if (reason === undefined) selection = new Set([...selection, path]);
    else dropped.push({ flatChoice, reason });
  }
  return { selection, dropped };
}

function reasonToDrop(
  option: ChoiceOption | undefined,
  selection: ChoiceSelection,
): DroppedChoice['reason'] | undefined {
  if (option === undefined) return 'gone';
  if (option.choice.isSoldOut) return 'soldOut';
  const others = chosenIn(option, selection).filter(({ path }) => path !== option.path);
  return others.length >= option.group.max ? 'tooMany' : undefined;
}

const pathOf = ({ parent, choiceCode, article }: FlatChoice): ChoicePath =>
  choicePath(parent, choiceCode, article.code);

const parentsFirst = (choices: readonly FlatChoice[]): readonly FlatChoice[] =>
  choices.toSorted((a, b) => depth(a) - depth(b));

/** Returns the number of levels above a choice. */
const depth = ({ parent }: FlatChoice): number => (parent === '' ? 0 : parent.split('/').length);
