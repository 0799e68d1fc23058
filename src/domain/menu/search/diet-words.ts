import type { DietFilter } from '@/domain/menu/diets';

/** What one wish means: a dish suits where it suits one of these filters. */
export type DietWish = readonly DietFilter[];

const diet = (name: string): DietFilter => ({ diets: [name], withoutAllergens: [] });
const without = (...names: readonly string[]): DietFilter => ({ diets: [], withoutAllergens: names });

/** The words of a wish, without diacritics; a longer form of a word is the same. */
const WISHES: readonly (readonly [words: string, wish: DietWish])[] = [
  ['vegan vegaani vegaanin veganer plantebasert plantbaserad plantbased веган', [diet('vegan')]],
  [
    'vegetar vegetarian vego veggie kasvis kasvisruoka kasvisruoat vegis vege вегетариан постн',
    [diet('vegetarian')],
  ],
  [
    'glutenfri glutenfree gluteeniton gluteenitt безглютен безглютенов',
    [diet('gluten-free'), without('gluten')],
  ],
  ['laktosfri laktosefri laktoosit lactosefree безлактоз', [diet('lactose-free'), without('milk')]],
  ['halal халял', [diet('halal')]],
  ['kosher кошер', [diet('kosher')]],
  ['mjolkfri melkefri dairyfree milkfree maidoton maidot безмолоч', [without('milk')]],
  ['aggfri eggfri eggfree munaton munat', [without('eggs')]],
  ['notfri nottfri nutfree nottefri pahkinaton pahkinat', [without('nuts', 'peanuts')]],
  ['sojafri soyafri soyfree soijaton', [without('soybeans')]],
];

/** What stands after or before a word for "without", as the beginning of a word. */
const WITHOUT_WORDS = new Set(['utan', 'uten', 'without', 'no', 'ilman', 'без', 'free', 'fri', 'fritt']);
const ALLERGEN_WORDS: readonly (readonly [beginnings: string, wish: DietWish])[] = [
  ['gluten glutee глютен', [diet('gluten-free'), without('gluten')]],
  ['lakto lacto лактоз', [diet('lactose-free'), without('milk')]],
  ['mjolk melk milk dairy maito maid молок', [without('milk')]],
  ['agg egg muna munia яиц яйц', [without('eggs')]],
  ['jordnot peanut maapahk арахис', [without('peanuts')]],
  ['not nott nut pahki орех', [without('nuts', 'peanuts')]],
  ['soja soy soija соя сои', [without('soybeans')]],
  ['fisk fish kala рыб', [without('fish')]],
  ['skaldjur shellfish ayriai skalldyr морепрод', [without('crustaceans', 'molluscs')]],
  ['selleri celery сельдер', [without('celery')]],
  ['sesam seesam кунжут', [without('sesame')]],
];

/** Typed so far, a word may be the beginning of a longer one. */
const TYPED_MIN = 5;
/** A longer rest is another word: `kasvisgyoza`. */
const ENDING_MAX = 4;

/** Returns the wish of one word without diacritics; undefined for one of food. */
export function dietWish(word: string): DietWish | undefined {
  return WISHES.find(([words]) =>
    words
      .split(' ')
      .some(
        (each) =>
          (word.startsWith(each) && word.length - each.length <= ENDING_MAX) ||
          (word.length >= TYPED_MIN && each.startsWith(word)),
      ),
  )?.[1];
}

/** Returns the wish of two words that follow each other: `utan gluten`, `gluten free`. */
export function wishWithout(first: string, second: string): DietWish | undefined {
  if (WITHOUT_WORDS.has(first)) return allergenWish(second);
  return WITHOUT_WORDS.has(second) && second.startsWith('fr') ? allergenWish(first) : undefined;
}

const allergenWish = (word: string): DietWish | undefined =>
  ALLERGEN_WORDS.find(([beginnings]) => beginnings.split(' ').some((each) => word.startsWith(each)))?.[1];
