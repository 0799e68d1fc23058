import { chosenOptions, type ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { canFillGroups } from '@/domain/menu/choices/is-orderable';
import type { Article, ChoiceArticle } from '@/domain/menu/menu';
import { foldText } from '@/domain/shared/fold-text';

/** What somebody eats: dishes that declare all of these diets and none of these allergens. */
export interface DietFilter {
  readonly diets: readonly string[];
  readonly withoutAllergens: readonly string[];
}

export const NO_DIET_FILTER: DietFilter = { diets: [], withoutAllergens: [] };

/** How many wishes a filter has. */
export const wishCount = ({ diets, withoutAllergens }: DietFilter): number =>
  diets.length + withoutAllergens.length;

type Declared = Pick<Article | ChoiceArticle, 'allergens' | 'diets'>;

/** What is known of the allergens of an article as chosen; `isComplete` only when every part is declared. */
export interface KnownAllergens {
  readonly names: readonly string[];
  readonly isComplete: boolean;
}

/** The allergens of an article as chosen, each once. What is undeclared is never taken for safe (PAIN-54). */
export function knownAllergens(article: Article, selection: ChoiceSelection): KnownAllergens {
  const declared = partsOf(article, selection).map((part) => part.allergens);
  return {
    names: [...new Set(declared.flatMap((each) => each ?? []))],
    isComplete: declared.every((each) => each !== undefined),
  };
}

/**
 * The diets that an article as chosen suits: those that every part declares and that what is still required can
 * preserve, so that a badge never contradicts the filter; undefined as soon as one part is undeclared. An option that
 * adds nothing declares every diet; one that declares none is unknown. Source: PAIN-54, DEC-30.
 */
export function dietsOf(article: Article, selection: ChoiceSelection): readonly string[] | undefined {
  const parts = partsOf(article, selection);
  if (parts.some(({ diets }) => diets === undefined)) return undefined;
  return withImplied(article.diets ?? []).filter((diet) => {
    const filter = { diets: [diet], withoutAllergens: [] };
    return parts.every((part) => canSuit(part, filter));
  });
}

/** The diets worth naming: whoever reads vegan need not read vegetarian. */
export const namedDiets = (diets: readonly string[]): readonly string[] =>
  includesName(diets, 'vegan') ? diets.filter((diet) => !includesName(['vegetarian'], diet)) : diets;

/**
 * Whether an article as chosen is declared to suit the filter. Undeclared never is, and choices count (PAIN-54).
 */
export const matchesDietFilter = (
  article: Article,
  selection: ChoiceSelection,
  filter: DietFilter,
): boolean => partsOf(article, selection).every((part) => suits(part, filter));

/**
 * Whether an article can be ordered in some way that suits the filter: for the menu, where nothing is chosen
 * yet.
 */
export const canMatchDietFilter = (article: Article, filter: DietFilter): boolean => canSuit(article, filter);

/** How a dish on the menu stands to a filter. Only `suits` is ever shown as safe. */
export type DietVerdict =
  | 'suits'
  /** It would suit if what is undeclared were free of everything: nobody but the staff can say. */
  | 'unknown'
  | 'unsuitable';

/**
 * What is known of an article before anything is chosen: it suits when some way to order it does; where every way is
 * ruled out by what is declared, it is unsuitable (PAIN-54).
 */
export function dietVerdict(article: Article, filter: DietFilter): DietVerdict {
  if (canMatchDietFilter(article, filter)) return 'suits';
  const mightSuit = (part: Declared): boolean => suits(withBlanksFilled(part, filter), filter);
  return mightSuit(article) && canFillGroups(article, mightSuit) ? 'unknown' : 'unsuitable';
}

/** Everything undeclared taken at its best. */
const withBlanksFilled = ({ allergens, diets }: Declared, filter: DietFilter): Declared => ({
  allergens: allergens ?? [],
  diets: diets ?? filter.diets,
});

/** Why an article as chosen is not known to suit; undefined when it is. */
export interface DietConflict {
  /** The unwanted allergens that it is declared to contain. */
  readonly contains: readonly string[];
  /** The wanted diets that it is declared not to suit. */
  readonly missed: readonly string[];
}

/** Where both lists are empty, it is simply not declared whether it suits. Choices count (PAIN-54). */
export function dietConflict(
  article: Article,
  selection: ChoiceSelection,
  filter: DietFilter,
): DietConflict | undefined {
  if (matchesDietFilter(article, selection, filter)) return undefined;
  const parts = partsOf(article, selection);
  return {
    contains: filter.withoutAllergens.filter((name) =>
      parts.some((part) => includesName(part.allergens ?? [], name)),
    ),
    missed: filter.diets.filter((diet) =>
      parts.some((part) => part.diets !== undefined && !declaresDiet(part.diets, diet)),
    ),
  };
}

type Part = Article | ChoiceArticle;

const partsOf = (article: Article, selection: ChoiceSelection): readonly Part[] => [
  article,
  ...chosenOptions(article, selection).map(({ choice }) => choice),
];

/** Whether a part suits, and what it requires can be chosen so that it suits too. */
const canSuit = (part: Part, filter: DietFilter): boolean =>
  suits(part, filter) && canFillGroups(part, (choice) => suits(choice, filter));

const suits = ({ allergens, diets }: Declared, filter: DietFilter): boolean =>
  filter.diets.every((diet) => diets !== undefined && declaresDiet(diets, diet)) &&
  filter.withoutAllergens.every((name) => allergens !== undefined && !includesName(allergens, name));

const declaresDiet = (diets: readonly string[], diet: string): boolean =>
  includesName(withImplied(diets), diet);

/** What is vegan is vegetarian, whether the menu repeats it or not. */
const withImplied = (diets: readonly string[]): readonly string[] =>
  includesName(diets, 'vegan') && !includesName(diets, 'vegetarian')
    ? diets.flatMap((diet) => (foldText(diet) === 'vegan' ? [diet, 'vegetarian'] : [diet]))
    : diets;

/** A capital letter in a menu must not hide an allergen. */
const includesName = (names: readonly string[], name: string): boolean =>
  names.some((each) => foldText(each) === foldText(name));
