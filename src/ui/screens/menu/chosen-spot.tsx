import { observer } from 'mobx-react-lite';

import { AppStore } from '@/application/app/app-store';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import styles from '@/ui/screens/menu/chosen-spot.module.css';
import { useModel, useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/**
 * The table or pick-up point that is chosen, as by the code on a table, large enough to notice a wrong one (PAIN-78),
 * and a word where the shop has no such one (DEC-131).
 */
export const ChosenSpot = observer(function ChosenSpot() {
  const info = useModel(OrderInfoViewModel);
  const { t } = useText();
  const { showsSpot } = useService(AppStore);
  if (!showsSpot) return null;
  if (info.spot !== undefined)
    return (
      <p className={styles['spot']}>
        <span>{t(info.orderType === 'TakeAway' ? 'checkout.collectedAt' : 'checkout.broughtTo')}</span>
        <strong>{info.spot.name}</strong>
      </p>
    );
  if (info.spotProblem !== 'unavailable') return null;
  return (
    <p className={styles['unknown']} role="status">
      {t('menu.spotUnknown')}
    </p>
  );
});
