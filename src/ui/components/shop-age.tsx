import { observer } from 'mobx-react-lite';

import { ShopStore } from '@/application/shops/shop-store';
import { formatMoment } from '@/domain/shared/format-time';
import { useService } from '@/ui/view-model/services';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/components/shop-status.module.css';

/** The age of the shown data of the selected shop while the server cannot be reached (DEC-02). */
export const ShopAge = observer(function ShopAge() {
  const { shop, stored } = useService(ShopStore);
  const now = useNow();
  const { t, language } = useText();
  const isOld = shop !== undefined && stored?.failedAt !== undefined;
  return (
    <p role="status" className={styles['age']}>
      {isOld &&
        (stored.asOf === undefined
          ? t('shop.maybeOld')
          : t('shop.asOf', { time: formatMoment(stored.asOf, now, shop.timeZone, language) }))}
    </p>
  );
});
