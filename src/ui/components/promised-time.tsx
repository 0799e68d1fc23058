import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { OrderType } from '@/domain/settings/order-type';
import { formatTime } from '@/domain/shared/format-time';
import type { ShopId } from '@/domain/shop/shop';
import { PromiseModel } from '@/ui/components/promise-model';
import styles from '@/ui/components/promised-time.module.css';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/** Of an order that was not placed yet, or is in work. Unknown order types are collected. */
export const promiseKey = (orderType: OrderType | undefined): TextKey =>
  orderType === 'DineInPlace' ? 'promise.dineInPlace' : 'promise.takeAway';

/**
 * When an order that is placed now is ready in this shop, if it is the selected one; nothing where the server does not
 * say. Source: DEC-95.
 */
export const PromisedTime = observer(function PromisedTime({ shopId }: { readonly shopId: ShopId }) {
  const { promised, orderType, shop } = useModel(PromiseModel);
  const { t, language } = useText();
  if (promised === undefined || shop?.id !== shopId) return null;
  const time = formatTime(promised, shop.timeZone, language);
  return <p className={styles['promise']}>{t(promiseKey(orderType), { time })}</p>;
});
