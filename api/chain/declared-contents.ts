import type { Allergen } from '@/domain/menu/allergens';
import type { Ingredient } from '@api/chain/resolved-menu';

export type Diet = 'vegan' | 'vegetarian' | 'lactose-free' | 'gluten-free' | 'halal';

/** The allergens of the ingredients, without duplicates, in the order of the ingredients. */
export const allergensOf = (contains: readonly Ingredient[]): Allergen[] => [
  ...new Set(contains.flatMap(({ allergens }) => allergens ?? [])),
];

/** The diets that all ingredients suit. Halal cannot be derived, since it depends on the origin of the meat. */
export const articleDiets = (contains: readonly Ingredient[], isHalal = false): Diet[] =>
  dietsWith(contains, isHalal);

/**
 * The diets that an article keeps with a choice. A choice that adds nothing (a size) states all diets, since an
 * undeclared one counts as unknown; a choice without meat, fish and alcohol preserves halal.
 */
export const choiceDiets = (contains: readonly Ingredient[]): Diet[] =>
  dietsWith(
    contains,
    contains.every(({ nature, alcohol }) => nature !== 'animal' && alcohol !== true),
  );

function dietsWith(contains: readonly Ingredient[], isHalal: boolean): Diet[] {
  const allergens = allergensOf(contains);
  const suits: readonly (readonly [Diet, boolean])[] = [
    ['vegan', contains.every(({ nature }) => nature === 'plant')],
    ['vegetarian', contains.every(({ nature }) => nature !== 'animal')],
    ['lactose-free', !allergens.includes('milk')],
    ['gluten-free', !allergens.includes('gluten')],
    ['halal', isHalal],
  ];
  return suits.filter(([, isSuited]) => isSuited).map(([diet]) => diet);
}
