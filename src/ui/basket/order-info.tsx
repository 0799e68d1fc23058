import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { ShopAddress } from '@/ui/components/shop-address';
import { ShopStatus } from '@/ui/components/shop-status';
import { NoteField } from '@/ui/basket/note-field';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import styles from '@/ui/basket/order-info.module.css';
import { OrderTypeChoice } from '@/ui/basket/order-type-choice';
import { SpotChoice } from '@/ui/basket/spot-choice';

/** The shop, order type, delivery spot and note. Source: SHELL-22. */
export const OrderInfo = observer(function OrderInfo({ info }: { readonly info: OrderInfoViewModel }) {
  const { t } = useText();
  if (info.shopId === undefined) return null;
  return (
    <section className={styles['info']} aria-label={t('basket.orderInfo')}>
      <OrderTypeChoice info={info} />
      <SpotChoice info={info} />
      <NoteField info={info} />
      {info.shopName !== '' && (
        <div className={styles['shop']}>
          <h3>{info.shopName}</h3>
          {info.shop !== undefined && (
            <>
              <ShopAddress shop={info.shop} />
              <ShopStatus shop={info.shop} />
            </>
          )}
        </div>
      )}
    </section>
  );
});
