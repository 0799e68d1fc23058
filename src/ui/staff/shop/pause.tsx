import { observer } from 'mobx-react-lite';

import type { ShopState } from '@/domain/staff/shop-state';
import { Button } from '@/ui/components/button';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { StopButtons } from '@/ui/staff/shop/stop-buttons';
import { useStopText } from '@/ui/staff/shop/use-stop-text';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

interface PauseProps {
  readonly model: ShopViewModel;
  readonly state: ShopState;
}

/** Whether the shop takes orders. */
export const Pause = observer(function Pause({ model, state }: PauseProps) {
  const { t } = useStaffText();
  const stopText = useStopText(model);
  return (
    <section className={styles['part']} aria-labelledby="pause-header">
      <h2 id="pause-header">{t('staff.pause.header')}</h2>
      <p role="status" className={styles['state']} data-stopped={state.isPaused}>
        {state.isPaused ? stopText(state.pausedUntil, 'staff.pause.paused') : t('staff.pause.open')}
      </p>
      {state.isPaused ? (
        <Button aria-disabled={model.isSending} onClick={() => void model.change({ kind: 'resume' })}>
          {t('staff.pause.resume')}
        </Button>
      ) : (
        <StopButtons label={t('staff.pause.pause')} isSending={model.isSending} onStop={model.pause} />
      )}
    </section>
  );
});
