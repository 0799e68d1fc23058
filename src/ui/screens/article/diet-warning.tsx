import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { DietConflict } from '@/domain/menu/diets';
import { conflictText } from '@/ui/components/diet-texts';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/article/article.module.css';

/** Where the dish is added: that it does not suit with its choices what the visitor declared (PAIN-54, DEC-121). */
export const DietWarning = observer(function DietWarning({
  conflict,
}: {
  readonly conflict: DietConflict | undefined;
}) {
  const tools = useText();
  return (
    <div role="status" className={styles['dietNews']}>
      {conflict !== undefined && (
        <p className={styles['dietWarning']}>
          <TriangleAlert aria-hidden="true" size={20} />
          {conflictText(conflict, tools)}
        </p>
      )}
    </div>
  );
});
