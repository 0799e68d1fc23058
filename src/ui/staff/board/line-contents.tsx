import { observer } from 'mobx-react-lite';

import { contentsConflict, type DietFilter } from '@/domain/menu/diets';
import type { BoardLine } from '@/domain/staff/board';
import { contentsText } from '@/ui/staff/board/contents-text';
import styles from '@/ui/staff/board/line-contents.module.css';
import { useStaffText } from '@/ui/staff/use-staff-text';

interface LineContentsProps {
  readonly line: BoardLine;
  readonly needs: DietFilter | undefined;
}

/** What a line contains, and whether that is against what the guest declared. On screen and paper. Source: DEC-123. */
export const LineContents = observer(function LineContents({ line: { contents }, needs }: LineContentsProps) {
  const tools = useStaffText();
  if (contents === undefined) return null;
  const isAgainst = needs !== undefined && contentsConflict(contents, needs) !== undefined;
  const text = contentsText(contents, tools);
  return (
    <>
      {isAgainst && <strong className={styles['against']}>⚠ {tools.t('staff.contents.conflict')}</strong>}
      {text !== undefined && <span className={styles['contents']}>{text}</span>}
    </>
  );
});
