import { CloudOff, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { formatTime } from '@/domain/shared/format-time';
import { IconButton } from '@/ui/components/button';
import type { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/board-notices.module.css';

/** What is wrong: the connection, with the age of what is shown, and a move that did not happen. */
export const BoardNotices = observer(function BoardNotices({ model }: { readonly model: BoardViewModel }) {
  return (
    <>
      <div role="status">
        <LostConnection model={model} />
      </div>
      <div role="alert">
        <FailedMoveNotice model={model} />
      </div>
    </>
  );
});

const LostConnection = observer(function LostConnection({ model }: { readonly model: BoardViewModel }) {
  const { t, say, language } = useStaffText();
  const { failure, readAt, shop } = model;
  if (failure === undefined) return null;
  return (
    <p className={styles['notice']} data-kind="lost">
      <CloudOff aria-hidden="true" />
      <span>
        {say(noticeForStaffFailure(failure))}{' '}
        {readAt !== undefined && t('staff.board.asOf', { time: formatTime(readAt, shop.timeZone, language) })}
      </span>
    </p>
  );
});

const FailedMoveNotice = observer(function FailedMoveNotice({ model }: { readonly model: BoardViewModel }) {
  const { t, say } = useStaffText();
  const { failedMove } = model;
  if (failedMove === undefined) return null;
  return (
    <p className={styles['notice']} data-kind="failed">
      <TriangleAlert aria-hidden="true" />
      <span>
        {t('staff.board.notMoved', { code: failedMove.shortCode })}{' '}
        {say(noticeForStaffFailure(failedMove.failure))}
      </span>
      <IconButton label={t('staff.close')} onClick={model.dismissFailedMove}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
});
