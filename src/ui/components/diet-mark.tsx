import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { DietConflict } from '@/domain/menu/diets';
import styles from '@/ui/components/diet-mark.module.css';
import { conflictText } from '@/ui/components/diet-texts';
import { useText } from '@/ui/view-model/use-text';

/** Marks a choice or a line that does not suit what the guest declared. Source: PAIN-54, DEC-121. */
export const DietMark = observer(function DietMark({
  conflict,
}: {
  readonly conflict: DietConflict | undefined;
}) {
  const tools = useText();
  if (conflict === undefined) return null;
  return (
    <span className={styles['mark']}>
      <TriangleAlert aria-hidden="true" size={16} />
      {conflictText(conflict, tools)}
    </span>
  );
});
