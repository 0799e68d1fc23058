import type { DietConflict, DietFilter, KnownAllergens } from '@/domain/menu/diets';
import type { OrderItem } from '@/domain/order/order';
import { formatLocale } from '@/domain/shared/language';
import { allergenName, dietName, withoutAllergenName } from '@/ui/components/content-names';
import type { TextTools } from '@/ui/view-model/use-text';

/** What the guest declared: "vegetarian and without peanuts". */
export const declaredText = ({ diets, withoutAllergens }: DietFilter, tools: TextTools): string =>
  listOf(
    [
      ...diets.map((diet) => dietName(diet, tools.t).toLocaleLowerCase(formatLocale(tools.language))),
      ...withoutAllergens.map((name) => withoutAllergenName(name, tools.t)),
    ],
    tools,
  );

/**
 * Everything that does not suit, in a few words: "Contains peanuts", "Contains peanuts · Not vegan", "Not declared".
 */
export function conflictText({ contains, missed }: DietConflict, tools: TextTools): string {
  const { t, language } = tools;
  if (contains.length === 0 && missed.length === 0) return t('filter.markNotDeclared');
  const allergens = contains.map((name) => allergenName(name, t));
  const diets = missed.map((diet) => dietName(diet, t).toLocaleLowerCase(formatLocale(language)));
  return [
    ...(allergens.length === 0 ? [] : [t('filter.markContains', { names: listOf(allergens, tools) })]),
    ...(diets.length === 0 ? [] : [t('filter.markMissed', { names: listOf(diets, tools) })]),
  ].join(' · ');
}

/** What a dish contains; undeclared is shown as such, and never looks safe (PAIN-54). */
export function allergensText({ names, isComplete }: KnownAllergens, tools: TextTools): string {
  const { t } = tools;
  if (names.length === 0) return t(isComplete ? 'allergen.none' : 'allergen.undeclared');
  const words = names.map((name) => allergenName(name, t));
  return t(isComplete ? 'allergen.contains' : 'allergen.containsAtLeast', { names: listOf(words, tools) });
}

/** What was declared of an ordered dish; undefined where the server does not say. Source: DEC-123. */
export const orderedContentsText = ({ contents }: OrderItem, tools: TextTools): string | undefined =>
  contents && allergensText({ names: contents.allergens, isComplete: contents.isComplete }, tools);

const listOf = (names: readonly string[], { language }: TextTools): string =>
  new Intl.ListFormat(formatLocale(language)).format(names);
