import { observer } from 'mobx-react-lite';

import { formatTime } from '@/domain/shared/format-time';
import type { ShopId } from '@/domain/shop/shop';
import { AnnouncedOnce } from '@/ui/components/announced-once';
import { promiseKey } from '@/ui/components/promised-time';
import styles from '@/ui/screens/checkout/checkout-promise.module.css';
import { CheckoutPromiseModel } from '@/ui/screens/checkout/checkout-promise-model';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/** When the order will be ready, before it is paid; a later time is announced once. Source: DEC-95. */
export const CheckoutPromise = observer(function CheckoutPromise({ shopId }: { readonly shopId: ShopId }) {
  const { promised, before, orderType, shop } = useModel(CheckoutPromiseModel);
  const { t, language } = useText();
  if (promised === undefined || shop?.id !== shopId) return null;
  const text = t(promiseKey(orderType), { time: formatTime(promised, shop.timeZone, language) });
  return (
    <div className={styles['promise']}>
      <p className={styles['time']}>{text}</p>
      {before !== undefined && (
        <p>{t('promise.moved', { time: formatTime(before, shop.timeZone, language) })}</p>
      )}
      <p role="status" className="visually-hidden">
        {before !== undefined && <AnnouncedOnce key={promised} text={() => text} />}
      </p>
    </div>
  );
});
