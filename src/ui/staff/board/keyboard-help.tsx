import { observer } from 'mobx-react-lite';

import { Dialog } from '@/ui/components/dialog';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/keyboard-help.module.css';

/** The keys by the names that are printed on them. */
const KEYS = [
  { keys: ['Tab'], does: 'staff.help.tab' },
  { keys: ['←', '↑', '↓', '→'], does: 'staff.help.arrows' },
  { keys: ['Enter'], does: 'staff.help.enter' },
  { keys: ['Esc'], does: 'staff.help.escape' },
] as const;

/** The keys of the board. */
export const KeyboardHelp = observer(function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useStaffText();
  return (
    <Dialog title={t('staff.help.header')} closeLabel={t('staff.close')} onClose={onClose}>
      <dl className={styles['keys']}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
