import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/texts/text-key';
import { useText } from '@/ui/app/use-text';
import { Badge } from '@/ui/parts/badge';

const KEYS = new Map<string, TextKey>([
  ['vegan', 'diet.vegan'],
  ['vegetarian', 'diet.vegetarian'],
  ['lactose-free', 'diet.lactose-free'],
  ['gluten-free', 'diet.gluten-free'],
  ['halal', 'diet.halal'],
]);

/** The diets that an article is declared for; one that we have no word for stands as the menu has it. */
export const DietBadges = observer(function DietBadges({
  diets,
}: {
  readonly diets: readonly string[] | undefined;
}) {
  const { t } = useText();
  return (diets ?? []).map((diet) => {
    const key = KEYS.get(diet.toLowerCase());
    return (
      <Badge key={diet} look="good">
        {key === undefined ? diet : t(key)}
      </Badge>
    );
  });
});
