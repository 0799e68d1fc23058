import type { DietConflict, DietFilter } from '@/domain/menu/diets';
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

/** Why something does not suit, in a few words: "Contains peanuts", "Not vegan", "Not declared". */
export function conflictText({ contains, missed }: DietConflict, tools: TextTools): string {
  const { t, language } = tools;
  if (contains.length > 0) {
    const names = contains.map((name) => allergenName(name, t));
    return t('filter.markContains', { names: listOf(names, tools) });
  }
  if (missed.length === 0) return t('filter.markNotDeclared');
  const names = missed.map((diet) => dietName(diet, t).toLocaleLowerCase(formatLocale(language)));
  return t('filter.markMissed', { names: listOf(names, tools) });
}

const listOf = (names: readonly string[], { language }: TextTools): string =>
  new Intl.ListFormat(formatLocale(language)).format(names);
