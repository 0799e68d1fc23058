import { Leaf } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/texts/text-key';
import { namedDiets } from '@/domain/menu/diets';
import { useText } from '@/ui/app/use-text';
import styles from '@/ui/parts/diets.module.css';

const KEYS = new Map<string, TextKey>([
  ['vegan', 'diet.vegan'],
  ['vegetarian', 'diet.vegetarian'],
  ['lactose-free', 'diet.lactose-free'],
  ['gluten-free', 'diet.gluten-free'],
  ['halal', 'diet.halal'],
]);

/** The diets that something is declared for; one that we have no word for stands as the menu has it. */
export const Diets = observer(function Diets({
  diets = [],
}: {
  readonly diets: readonly string[] | undefined;
}) {
  const { t } = useText();
  if (diets.length === 0) return null;
  const names = namedDiets(diets).map((diet) => {
    const key = KEYS.get(diet.toLowerCase());
    return key === undefined ? diet : t(key);
  });
  return (
    <p className={styles['diets']}>
      <Leaf aria-hidden="true" size={16} />
      <span className={styles['names']}>
        {names.map((name, index) => (
          <span key={name}>{index < names.length - 1 ? `${name} ·` : name}</span>
        ))}
      </span>
    </p>
  );
});
