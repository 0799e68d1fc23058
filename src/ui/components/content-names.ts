import type { TextKey } from '@/adapters/i18n/text-key';
import { type Allergen, ALLERGENS } from '@/domain/menu/allergens';
import type { TextTools } from '@/ui/view-model/use-text';

const DIET_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['vegan', 'diet.vegan'],
  ['vegetarian', 'diet.vegetarian'],
  ['lactose-free', 'diet.lactose-free'],
  ['gluten-free', 'diet.gluten-free'],
  ['halal', 'diet.halal'],
]);

type Say = TextTools['t'];

/** An unknown one is shown as it is in the menu. */
export function allergenName(name: string, t: Say): string {
  const known = knownAllergen(name);
  return known === undefined ? name : t(`allergen.${known}`);
}

/** "without peanuts", in the case that the language asks for. */
export function withoutAllergenName(name: string, t: Say): string {
  const known = knownAllergen(name);
  return known === undefined ? t('filter.withoutOne', { name }) : t(`withoutAllergen.${known}`);
}

const knownAllergen = (name: string): Allergen | undefined =>
  ALLERGENS.find((allergen) => allergen === name.toLowerCase());

/** As `allergenName`. */
export function dietName(name: string, t: Say): string {
  const key = DIET_KEYS.get(name.toLowerCase());
  return key === undefined ? name : t(key);
}
