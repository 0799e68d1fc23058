import { Leaf } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { namedDiets } from '@/domain/menu/diets';
import { useText } from '@/ui/view-model/use-text';
import { dietName } from '@/ui/components/content-names';
import styles from '@/ui/components/diets.module.css';

/** The declared diets; an unknown one is shown as it is in the menu. */
export const Diets = observer(function Diets({
  diets = [],
}: {
  readonly diets: readonly string[] | undefined;
}) {
  const { t } = useText();
  if (diets.length === 0) return null;
  const names = namedDiets(diets).map((diet) => dietName(diet, t));
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
