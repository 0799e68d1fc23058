import { boundQuantity } from '@/domain/basket/quantity';
import {
  NOTHING_CHOSEN,
  type ChoiceOption,
  type ChoiceSelection,
  openGroups,
  optionsOf,
} from '@/domain/menu/choices/choice-selection';
import { toggleChoice } from '@/domain/menu/choices/choose';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { missingChoices, type MissingChoice } from '@/domain/menu/choices/missing-choices';
import { withPresets } from '@/domain/menu/choices/preset-selection';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import { stillOffered } from '@/domain/menu/choices/still-offered';
import { dietsOf, knownAllergens } from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { type Amount, multiplyAmount } from '@/domain/shared/amount';

/** How a visitor wants a dish. */
export interface DishDraft {
  readonly selection: ChoiceSelection;
  readonly quantity: number;
  /** Set by the first attempt to add; from then on missing choices are shown. */
  readonly isMissingShown: boolean;
  /** It is in the basket, and the visitor goes on. */
  readonly isPut: boolean;
}

/**
 * The dish of a page of the server before the program is there, which takes its draft over. Source: OPEN-26; PAIN-48,
 * PAIN-51; DEC-171.
 */
export class PageDish {
  readonly article: Article;
  draft: DishDraft;

  /** `chosen` are the paths of what the page shows as chosen. */
  constructor(article: Article, chosen: ReadonlySet<string>) {
    this.article = article;
    const selection = stillOffered(article, selectionOf(article, chosen));
    this.draft = { selection, quantity: 1, isMissingShown: false, isPut: false };
  }

  /** Of the line. */
  get price(): Amount {
    return multiplyAmount(selectionPrice(this.article, this.draft.selection), this.draft.quantity);
  }

  get missing(): readonly MissingChoice[] {
    return missingChoices(this.article, this.draft.selection);
  }

  setQuantity(quantity: number): void {
    this.draft = { ...this.draft, quantity: Math.max(1, boundQuantity(quantity)) };
  }

  setPut(isPut: boolean): void {
    this.draft = { ...this.draft, isPut };
  }

  showMissing(): void {
    this.draft = { ...this.draft, isMissingShown: true };
  }

  /**
   * Chooses or removes an option. Returns whether a page that was drawn before can show it: not where it opens or
   * closes groups, or where the dish then contains or suits something else.
   */
  choose(path: string, isWanted: boolean): boolean {
    const { article } = this;
    const before = this.draft.selection;
    const option = openOptions(article, before).find((each) => each.path === path);
    if (option === undefined) return false;
    if (before.has(option.path) === isWanted) return true;
    const selection = withPresets(article, toggleChoice(article, before, option.path), isOrderable, before);
    this.draft = { ...this.draft, selection };
    return this.shownOf(selection) === this.shownOf(before);
  }

  /** What is drawn once of a selection. */
  private shownOf(selection: ChoiceSelection): string {
    const { article } = this;
    const groups = openGroups(article, selection).map(({ parent, group }) => [parent, group.code]);
    return JSON.stringify([groups, knownAllergens(article, selection), dietsOf(article, selection)]);
  }
}

const openOptions = (article: Article, selection: ChoiceSelection): readonly ChoiceOption[] =>
  openGroups(article, selection).flatMap(optionsOf);

/** An option that is chosen opens further ones. */
function selectionOf(article: Article, chosen: ReadonlySet<string>): ChoiceSelection {
  let selection = NOTHING_CHOSEN;
  for (;;) {
    const next = openOptions(article, selection).find(({ path }) => chosen.has(path) && !selection.has(path));
    if (next === undefined) return selection;
    selection = new Set([...selection, next.path]);
  }
}
