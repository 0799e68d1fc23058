import type { TextKey } from '@/adapters/i18n/text-key';
import type { TextTools } from '@/ui/view-model/use-text';

const ALLERGEN_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['gluten', 'allergen.gluten'],
  ['crustaceans', 'allergen.crustaceans'],
  ['eggs', 'allergen.eggs'],
  ['fish', 'allergen.fish'],
  ['peanuts', 'allergen.peanuts'],
  ['soybeans', 'allergen.soybeans'],
  ['milk', 'allergen.milk'],
  ['nuts', 'allergen.nuts'],
  ['celery', 'allergen.celery'],
  ['mustard', 'allergen.mustard'],
  ['sesame', 'allergen.sesame'],
  ['sulphites', 'allergen.sulphites'],
  ['lupin', 'allergen.lupin'],
  ['molluscs', 'allergen.molluscs'],
]);

const WITHOUT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['gluten', 'withoutAllergen.gluten'],
  ['crustaceans', 'withoutAllergen.crustaceans'],
  ['eggs', 'withoutAllergen.eggs'],
  ['fish', 'withoutAllergen.fish'],
  ['peanuts', 'withoutAllergen.peanuts'],
  ['soybeans', 'withoutAllergen.soybeans'],
  ['milk', 'withoutAllergen.milk'],
  ['nuts', 'withoutAllergen.nuts'],
  ['celery', 'withoutAllergen.celery'],
  ['mustard', 'withoutAllergen.mustard'],
  ['sesame', 'withoutAllergen.sesame'],
  ['sulphites', 'withoutAllergen.sulphites'],
  ['lupin', 'withoutAllergen.lupin'],
  ['molluscs', 'withoutAllergen.molluscs'],
]);

const DIET_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['vegan', 'diet.vegan'],
  ['vegetarian', 'diet.vegetarian'],
  ['lactose-free', 'diet.lactose-free'],
  ['gluten-free', 'diet.gluten-free'],
  ['halal', 'diet.halal'],
]);

type Say = TextTools['t'];

/** "without peanuts", in the case that the language asks for. */
export function withoutAllergenName(name: string, t: Say): string {
  const key = WITHOUT_KEYS.get(name.toLowerCase());
  return key === undefined ? t('filter.withoutOne', { name }) : t(key);
}

/** An unknown one is shown as it is in the menu. */
export const allergenName = (name: string, t: Say): string => inWords(ALLERGEN_KEYS, name, t);

/** As `allergenName`. */
export const dietName = (name: string, t: Say): string => inWords(DIET_KEYS, name, t);

function inWords(keys: ReadonlyMap<string, TextKey>, name: string, t: Say): string {
  const key = keys.get(name.toLowerCase());
  return key === undefined ? name : t(key);
}
