import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { ALLERGENS } from '@/domain/menu/allergens';
import type { DeclaredContents, DietFilter } from '@/domain/menu/diets';
import { formatLocale } from '@/domain/shared/language';
import type { StaffTextTools } from '@/ui/staff/use-staff-text';

const DIETS: ReadonlyMap<string, StaffTextKey> = new Map<string, StaffTextKey>([
  ['vegan', 'staff.diet.vegan'],
  ['vegetarian', 'staff.diet.vegetarian'],
  ['lactose-free', 'staff.diet.lactose-free'],
  ['gluten-free', 'staff.diet.gluten-free'],
  ['halal', 'staff.diet.halal'],
]);

/** What was declared of a line; undefined where it contains nothing that has to be declared. */
export function contentsText(
  { allergens, isComplete }: DeclaredContents,
  tools: StaffTextTools,
): string | undefined {
  const { t } = tools;
  if (allergens.length === 0) return isComplete ? undefined : t('staff.contents.undeclared');
  const names = listOf(
    allergens.map((name) => allergenName(name, tools)),
    tools,
  );
  return t(isComplete ? 'staff.contents.contains' : 'staff.contents.containsAtLeast', { names });
}

/** What the guest declared: "The guest chose: vegan, without peanuts". */
export function needsText({ diets, withoutAllergens }: DietFilter, tools: StaffTextTools): string {
  const { t } = tools;
  const names = [
    ...diets.map((diet) => {
      const key = DIETS.get(diet.toLowerCase());
      return key === undefined ? diet : t(key);
    }),
    ...withoutAllergens.map((name) => t('staff.contents.without', { name: allergenName(name, tools) })),
  ];
  return t('staff.contents.needs', { names: listOf(names, tools) });
}

/** An unknown one is shown as it is in the menu. */
function allergenName(name: string, { t }: StaffTextTools): string {
  const known = ALLERGENS.find((each) => each === name.toLowerCase());
  return known === undefined ? name : t(`staff.allergen.${known}`);
}

const listOf = (names: readonly string[], { language }: StaffTextTools): string =>
  new Intl.ListFormat(formatLocale(language)).format(names);
