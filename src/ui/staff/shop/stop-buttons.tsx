import { observer } from 'mobx-react-lite';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { STOP_LENGTHS, type StopLength } from '@/domain/staff/stop-until';
import { Button } from '@/ui/components/button';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

const NAMES: Readonly<Record<StopLength, StaffTextKey>> = {
  hour: 'staff.stop.hour',
  day: 'staff.stop.day',
  open: 'staff.stop.open',
};

interface StopButtonsProps {
  /** What they do, as `Pause`. */
  readonly label: string;
  readonly isSending: boolean;
  readonly onStop: (length: StopLength) => void;
}

/** Stops something for an hour, for today, or until it is ended by hand. */
export const StopButtons = observer(function StopButtons({ label, isSending, onStop }: StopButtonsProps) {
  const { t } = useStaffText();
  return (
    <div role="group" aria-label={label} className={styles['stops']}>
      <span aria-hidden="true">{label}</span>
      {STOP_LENGTHS.map((length) => (
        <Button key={length} variant="quiet" aria-disabled={isSending} onClick={() => onStop(length)}>
          {t(NAMES[length])}
        </Button>
      ))}
    </div>
  );
});
