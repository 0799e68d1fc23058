import { ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';

import type { TextKey } from '@/adapters/texts/text-key';
import type { OrderType } from '@/domain/settings/order-type';
import { useText } from '@/ui/app/use-text';
import type { OrderInfoViewModel } from '@/ui/shell/basket/order-info-view-model';
import styles from '@/ui/shell/basket/order-type-choice.module.css';

const ICONS: Readonly<Record<OrderType, ReactNode>> = {
  TakeAway: <ShoppingBag aria-hidden="true" size={20} />,
  DineInPlace: <UtensilsCrossed aria-hidden="true" size={20} />,
};

const NAMES: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderType.takeAway',
  DineInPlace: 'orderType.dineInPlace',
};

/** How the food is had: the types that the chain has switched on. Source: SHELL-22, OPEN-25. */
export const OrderTypeChoice = observer(function OrderTypeChoice({
  info,
}: {
  readonly info: OrderInfoViewModel;
}) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('basket.orderType')}</legend>
      <div className={styles['types']}>
        {info.orderTypes.map((orderType) => (
          <label key={orderType} className={styles['type']}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={orderType}
              checked={info.orderType === orderType}
              onChange={() => info.chooseOrderType(orderType)}
            />
            {ICONS[orderType]}
            {t(NAMES[orderType])}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
