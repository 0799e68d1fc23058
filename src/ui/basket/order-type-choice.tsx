import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { FieldError } from '@/ui/components/field';
import { LoadFailure } from '@/ui/components/load-failure';
import { Skeleton } from '@/ui/components/loader';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { OrderTypeName } from '@/ui/basket/order-type-name';
import styles from '@/ui/basket/order-type-choice.module.css';

interface OrderTypeChoiceProps {
  readonly info: OrderInfoViewModel;
  /** Whether an order was refused for lack of one. */
  readonly isMissing?: boolean;
}

/** Eat in or take away, as the settings enable them. Source: SHELL-22, OPEN-25, DEC-10, DEC-11. */
export const OrderTypeChoice = observer(function OrderTypeChoice({
  info,
  isMissing = false,
}: OrderTypeChoiceProps) {
  const { t } = useText();
  const name = useId();
  if (info.settingsState === 'loading') {
    return (
      <div role="status" aria-label={t('loader.generic')}>
        <Skeleton shape="button" />
      </div>
    );
  }
  if (info.settingsState === 'failed') {
    return <LoadFailure text={t('basket.settingsFailed')} onRetry={info.retrySettings} />;
  }
  const error = info.isOrderTypeUnavailable ? 'checkout.orderTypeUnavailable' : 'checkout.orderTypeMissing';
  const isInvalid = info.isOrderTypeUnavailable || isMissing;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? `${name}-error` : undefined}
    >
      <p id={`${name}-label`} className={styles['legend']}>
        {t('basket.orderType')}
      </p>
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
            <OrderTypeName type={orderType} />
          </label>
        ))}
      </div>
      {isInvalid && <FieldError id={`${name}-error`} text={t(error)} />}
    </div>
  );
});
