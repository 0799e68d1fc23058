import type { Allergen } from '@/domain/menu/allergens';
import type { Ingredient, ResolvedArticle, ResolvedChoice } from '@api/chain/resolved-menu';

export type Diet = 'vegan' | 'vegetarian' | 'lactose-free' | 'gluten-free' | 'halal';

/** The fields of the wire; empty where nothing is declared, which is never the same as "contains nothing". */
export interface Declaration {
  readonly allergens?: Allergen[];
  readonly diets?: Diet[];
}

const NOT_DECLARED: Declaration = {};

/** Halal cannot be derived, since it depends on the origin of the meat. Source: DEC-120. */
export const articleDeclaration = ({ contains, undeclared, halal }: ResolvedArticle): Declaration =>
  undeclared !== true && isDeclared(contains) ? declarationOf(contains, halal === true) : NOT_DECLARED;

/**
 * What an article keeps with a choice. One that adds nothing (a size) has an empty `contains` and states all diets; a
 * choice without meat, fish and alcohol preserves halal. Source: DEC-120.
 */
export const choiceDeclaration = ({ contains }: ResolvedChoice): Declaration =>
  isDeclared(contains)
    ? declarationOf(
        contains,
        contains.every(({ nature, alcohol }) => nature !== 'animal' && alcohol !== true),
      )
    : NOT_DECLARED;

type Contents = readonly Ingredient[];

/** Nothing stated is nothing declared: neither a missing list, nor an ingredient that states no allergens. */
export const isDeclared = (contains: Contents | undefined): contains is Contents =>
  contains !== undefined && contains.every(({ allergens }) => allergens !== undefined);

function declarationOf(contains: Contents, isHalal: boolean): Declaration {
  const allergens = [...new Set(contains.flatMap((each) => each.allergens ?? []))];
  const suits: readonly (readonly [Diet, boolean])[] = [
    ['vegan', contains.every(({ nature }) => nature === 'plant')],
    ['vegetarian', contains.every(({ nature }) => nature !== 'animal')],
    ['lactose-free', !allergens.includes('milk')],
    ['gluten-free', !allergens.includes('gluten')],
    ['halal', isHalal],
  ];
  return { allergens, diets: suits.filter(([, isSuited]) => isSuited).map(([diet]) => diet) };
}
