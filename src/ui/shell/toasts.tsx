import { observer } from 'mobx-react-lite';
import { X } from 'lucide-react';

import { NoticeStore } from '@/application/notices/notice-store';
import { Clock } from '@/domain/ports/clock';
import { useEffect } from 'react';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { IconButton } from '@/ui/components/button';
import styles from '@/ui/shell/toasts.module.css';

const TOAST_SHOWN_MS = 8_000;

/** Messages that disappear by themselves; announced politely. */
export const Toasts = observer(function Toasts() {
  const { toasts } = useService(NoticeStore);
  return (
    <div className={styles['toasts']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <PassingToast key={toast.id} id={toast.id} />
      ))}
    </div>
  );
});

const PassingToast = observer(function PassingToast({ id }: { readonly id: number }) {
  const notices = useService(NoticeStore);
  const clock = useService(Clock);
  const { t, say } = useText();
  useEffect(() => clock.after(TOAST_SHOWN_MS, () => notices.removeToast(id)), [clock, notices, id]);
  const toast = notices.toasts.find((each) => each.id === id);
  return toast === undefined ? null : (
    <div className={styles['toast']}>
      <p>{say(toast.notice)}</p>
      <IconButton label={t('popup.close')} onClick={() => notices.removeToast(id)}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
});
