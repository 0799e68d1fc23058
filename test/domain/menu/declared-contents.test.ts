import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsConflict, declaredContents, isCoveredBy, type DietFilter } from '@/domain/menu/diets';
import { someDeclared } from '@test/support/arbitraries/some-choices';
import { runs } from '@test/support/properties/runs';

const WITHOUT_NUTS: DietFilter = { diets: [], withoutAllergens: ['nuts'] };

const somePart = () =>
  fc.record({
    allergens: someDeclared('gluten', 'milk', 'nuts'),
    diets: someDeclared('vegan', 'vegetarian'),
  });

describe('declaredContents', () => {
  it('lists the allergens of all parts once, and the diets that all of them suit', () => {
    const parts = [
      { allergens: ['gluten'], diets: ['vegan'] },
      { allergens: ['milk', 'gluten'], diets: ['vegetarian'] },
    ];
    expect(declaredContents(parts)).toEqual({
      ...{ allergens: ['gluten', 'milk'], isComplete: true, diets: ['vegetarian'] },
    });
  });

  it('says that something is not declared, and still lists what is known [PAIN-54]', () => {
    const parts = [
      { allergens: ['milk'], diets: ['vegan'] },
      { allergens: undefined, diets: undefined },
    ];
    expect(declaredContents(parts)).toEqual({ allergens: ['milk'], isComplete: false, diets: undefined });
    expect(declaredContents([])).toEqual({ allergens: [], isComplete: true, diets: [] });
  });
});

describe('contentsConflict', () => {
  it('names the allergen that is known, though not all is declared', () => {
    const contents = { allergens: ['nuts'], isComplete: false, diets: undefined };
    expect(contentsConflict(contents, WITHOUT_NUTS)).toEqual({ contains: ['nuts'], missed: [] });
  });

  it('never passes what holds an unwanted allergen, or is not wholly declared [PAIN-54]', () => {
    fc.assert(
      fc.property(fc.array(somePart(), { minLength: 1, maxLength: 4 }), (parts) => {
        const isSafe = parts.every(({ allergens }) => allergens?.includes('nuts') === false);
        expect(contentsConflict(declaredContents(parts), WITHOUT_NUTS) === undefined).toBe(isSafe);
        const vegan = { diets: ['vegan'], withoutAllergens: [] };
        const isVegan = parts.every(({ diets }) => diets?.includes('vegan') === true);
        if (parts.every(({ allergens }) => allergens !== undefined))
          expect(contentsConflict(declaredContents(parts), vegan) === undefined).toBe(isVegan);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('isCoveredBy', () => {
  it.each<[DietFilter, DietFilter, boolean]>([
    [WITHOUT_NUTS, { diets: ['vegan'], withoutAllergens: ['milk', 'nuts'] }, true],
    [{ diets: ['vegan'], withoutAllergens: [] }, WITHOUT_NUTS, false],
    [{ diets: [], withoutAllergens: ['milk'] }, WITHOUT_NUTS, false],
  ])('%j in %j is %s', (filter, other, expected) => {
    expect(isCoveredBy(filter, other)).toBe(expected);
  });
});
