import type { Allergen } from '@/domain/menu/allergens';
import { larder, type Ingredient } from '@api/demonstration/chain/kitchens/larder';

export type Diet = 'vegan' | 'vegetarian' | 'lactose-free' | 'gluten-free' | 'halal';

/** What the ingredients bring along, each allergen once, in the order of the ingredients. */
export const allergensOf = (contains: readonly Ingredient[]): Allergen[] => [
  ...new Set(contains.flatMap((ingredient) => larder[ingredient].allergens)),
];

/** The diets that all ingredients keep. Halal cannot be derived, since it is a matter of where meat comes from. */
export const dishDiets = (contains: readonly Ingredient[], isHalal = false): Diet[] =>
  dietsWith(contains, isHalal);

/**
 * The diets that an option keeps. One that adds nothing (a size, the dish alone) keeps them all and says so, since what
 * is undeclared counts as unknown; without meat, fish and wine an option keeps a halal dish halal.
 */
export const optionDiets = (contains: readonly Ingredient[]): Diet[] =>
  dietsWith(
    contains,
    contains.every((ingredient) => larder[ingredient].nature !== 'animal' && ingredient !== 'wineBase'),
  );

function dietsWith(contains: readonly Ingredient[], isHalal: boolean): Diet[] {
  const natures = contains.map((ingredient) => larder[ingredient].nature);
  const allergens = allergensOf(contains);
  const kept: readonly (readonly [Diet, boolean])[] = [
    ['vegan', natures.every((nature) => nature === 'plant')],
    ['vegetarian', natures.every((nature) => nature !== 'animal')],
    ['lactose-free', !allergens.includes('milk')],
    ['gluten-free', !allergens.includes('gluten')],
    ['halal', isHalal],
  ];
  return kept.filter(([, isKept]) => isKept).map(([diet]) => diet);
}
