import { chosenOptions, type ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { canFillGroups } from '@/domain/menu/choices/is-orderable';
import type { Article, ChoiceArticle } from '@/domain/menu/menu';
import { foldText } from '@/domain/shared/fold-text';

/** The diets and allergens a visitor filters by: dishes declare all of these diets and none of these allergens. */
export interface DietFilter {
  readonly diets: readonly string[];
  readonly withoutAllergens: readonly string[];
}

export const NO_DIET_FILTER: DietFilter = { diets: [], withoutAllergens: [] };

/** Returns the number of diets and allergens of a filter. */
export const wishCount = ({ diets, withoutAllergens }: DietFilter): number =>
  diets.length + withoutAllergens.length;

type Declared = Pick<Article | ChoiceArticle, 'allergens' | 'diets'>;

/** The known allergens of an article as chosen; `isComplete` only when every part is declared. */
export interface KnownAllergens {
  readonly names: readonly string[];
  readonly isComplete: boolean;
}

/** Returns the allergens of an article as chosen, each once. Undeclared never counts as safe (PAIN-54). */
export function knownAllergens(article: Article, selection: ChoiceSelection): KnownAllergens {
  const declared = partsOf(article, selection).map((part) => part.allergens);
  return {
    names: [...new Set(declared.flatMap((each) => each ?? []))],
    isComplete: declared.every((each) => each !== undefined),
  };
}

/** What is declared of a dish with its choices, as an order stores it. Source: DEC-123. */
export interface DeclaredContents {
  /** The known ones, each once. */
  readonly allergens: readonly string[];
  /** Whether the allergens of every part are declared. */
  readonly isComplete: boolean;
  /** Those that every part suits; undefined as soon as one part is undeclared. */
  readonly diets: readonly string[] | undefined;
}

/** Returns what is declared of a dish: of the article and of everything chosen with it. */
export const declaredContents = (parts: readonly Declared[]): DeclaredContents => ({
  allergens: [...new Set(parts.flatMap(({ allergens }) => allergens ?? []))],
  isComplete: parts.every(({ allergens }) => allergens !== undefined),
  diets: parts.some(({ diets }) => diets === undefined)
    ? undefined
    : withImplied(parts[0]?.diets ?? []).filter((diet) =>
        parts.every(({ diets }) => declaresDiet(diets ?? [], diet)),
      ),
});

/** Returns why a dish that was ordered does not suit; undefined when it does. Undeclared never suits (PAIN-54). */
export function contentsConflict(
  { allergens, isComplete, diets }: DeclaredContents,
  filter: DietFilter,
): DietConflict | undefined {
  const unknown = isComplete ? [] : [{ allergens: undefined, diets }];
  return conflictOf([{ allergens, diets }, ...unknown], filter);
}

/**
 * Returns the diets that an article as chosen suits: those that every part declares and that the missing choices can
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

/** Returns the diets to show: vegan implies vegetarian. */
export const namedDiets = (diets: readonly string[]): readonly string[] =>
  includesName(diets, 'vegan') ? diets.filter((diet) => !includesName(['vegetarian'], diet)) : diets;

/**
 * Returns whether an article can be ordered in some way that suits the filter: for the menu, where nothing is chosen
 * yet.
 */
export const canMatchDietFilter = (article: Article | ChoiceArticle, filter: DietFilter): boolean =>
  canSuit(article, filter);

/** How a dish of the menu relates to a filter. Only `suits` is ever shown as safe. */
export type DietVerdict =
  | 'suits'
  /** It may suit, but is not fully declared: only the staff can say. */
  | 'unknown'
  | 'unsuitable';

/**
 * Returns the verdict before anything is chosen: an article suits when some way to order it does; it is unsuitable
 * where what is declared rules out every way (PAIN-54).
 */
export function dietVerdict(article: Article, filter: DietFilter): DietVerdict {
  if (canMatchDietFilter(article, filter)) return 'suits';
  const accepts = mightSuit(filter);
  return accepts(article) && canFillGroups(article, accepts) ? 'unknown' : 'unsuitable';
}

const mightSuit =
  (filter: DietFilter) =>
  (part: Declared): boolean =>
    suits(withBlanksFilled(part, filter), filter);

/** Assumes the best of everything undeclared. */
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

/** Returns why an article as chosen does not suit. Where both lists are empty, it is not declared (PAIN-54). */
export function dietConflict(
  article: Article,
  selection: ChoiceSelection,
  filter: DietFilter,
): DietConflict | undefined {
  return conflictOf(partsOf(article, selection), filter);
}

function conflictOf(parts: readonly Declared[], filter: DietFilter): DietConflict | undefined {
  if (parts.every((part) => suits(part, filter))) return undefined;
  return {
    contains: filter.withoutAllergens.filter((name) =>
      parts.some((part) => includesName(part.allergens ?? [], name)),
    ),
    missed: filter.diets.filter((diet) =>
      parts.some((part) => part.diets !== undefined && !declaresDiet(part.diets, diet)),
    ),
  };
}

/** Returns why a choice does not suit, whatever it is chosen with; undefined when it does. */
export const choiceConflict = (choice: ChoiceArticle, filter: DietFilter): DietConflict | undefined =>
  conflictOf([choice], filter);

/**
 * Returns why an article is not known to suit before anything is chosen: what it is declared to be itself, and the
 * choices of groups that leave no way to order it. Undefined when some way suits.
 */
export function articleConflict(article: Article, filter: DietFilter): DietConflict | undefined {
  const verdict = dietVerdict(article, filter);
  if (verdict === 'unknown') return { contains: [], missed: [] };
  return verdict === 'suits' ? undefined : conflictOf(decisiveParts(article, filter), filter);
}

/** The part itself, and the choices of groups that leave no way to order it. */
const decisiveParts = (part: Part, filter: DietFilter): readonly Part[] => [
  part,
  ...part.choiceGroups
    .filter((group) => !canFillGroups({ choiceGroups: [group] }, mightSuit(filter)))
    .flatMap(({ articles }) => articles)
    .filter(({ isSoldOut }) => !isSoldOut)
    .flatMap((choice) => decisiveParts(choice, filter)),
];

/** Returns whether everything that one filter asks for is asked for by another. */
export const isCoveredBy = (filter: DietFilter, other: DietFilter): boolean =>
  filter.diets.every((diet) => declaresDiet(other.diets, diet)) &&
  filter.withoutAllergens.every((name) => includesName(other.withoutAllergens, name));

type Part = Article | ChoiceArticle;

const partsOf = (article: Article, selection: ChoiceSelection): readonly Part[] => [
  article,
  ...chosenOptions(article, selection).map(({ choice }) => choice),
];

/** Returns whether a part suits, and its required choices can be made so that it still suits. */
const canSuit = (part: Part, filter: DietFilter): boolean =>
  suits(part, filter) && canFillGroups(part, (choice) => suits(choice, filter));

const suits = ({ allergens, diets }: Declared, filter: DietFilter): boolean =>
  filter.diets.every((diet) => diets !== undefined && declaresDiet(diets, diet)) &&
  filter.withoutAllergens.every((name) => allergens !== undefined && !includesName(allergens, name));

const declaresDiet = (diets: readonly string[], diet: string): boolean =>
  includesName(withImplied(diets), diet);

/** Vegan implies vegetarian, whether the menu repeats it or not. */
const withImplied = (diets: readonly string[]): readonly string[] =>
  includesName(diets, 'vegan') && !includesName(diets, 'vegetarian')
    ? diets.flatMap((diet) => (foldText(diet) === 'vegan' ? [diet, 'vegetarian'] : [diet]))
    : diets;

/** Ignores case, so that a capital letter in a menu does not hide an allergen. */
const includesName = (names: readonly string[], name: string): boolean =>
  names.some((each) => foldText(each) === foldText(name));
