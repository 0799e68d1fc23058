import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import type { OrderDetails } from '@/domain/order/order';
import { isFinalStatus } from '@/domain/order/status-change';
import { formatMoment, formatTime } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';
import { OpeningHatch } from '@/ui/screens/order/opening-hatch';
import styles from '@/ui/screens/order/order-head.module.css';
import { OrderPromise } from '@/ui/screens/order/order-promise';
import { RollbackReason } from '@/ui/screens/order/rollback-reason';
import { STEP_NAMES } from '@/ui/screens/order/step-names';
import type { OrderViewModel } from '@/ui/screens/order/order-view-model';

interface OrderHeadProps {
  readonly model: OrderViewModel;
}

/** The number, large enough to be shown at the counter, and the status. Source: decisions Order; PAIN-58, PAIN-59. */
export const OrderHead = observer(function OrderHead({ model }: OrderHeadProps) {
  const { t, say } = useText();
  const { status, details } = model;
  useTabTitle(model);
  return (
    <header className={styles['head']}>
      <OpeningHatch status={status} dishes={model.dishPictures} />
      <div className={styles['text']}>
        <h1 className={styles['number']}>
          <span>{t('order.header')}</span>
          {details !== undefined && <strong>{details.number}</strong>}
        </h1>
        {status !== undefined && (
          <p className={styles['status']}>{say(noticeForOrderStatus(status, details))}</p>
        )}
        {details?.reason !== undefined && <RollbackReason reason={details.reason} />}
        {model.orderId !== undefined && <OrderPromise orderId={model.orderId} />}
        <When model={model} />
        <News model={model} />
      </div>
    </header>
  );
});

/** The step and the number are in the title of the browser's tab, for who waits in another one: "Ready: 7". */
function useTabTitle(model: OrderViewModel): void {
  const { t } = useText();
  const { status, details } = model;
  const step = status === undefined || status === 'rollbacked' ? undefined : t(STEP_NAMES[status]);
  const title = step === undefined || details === undefined ? undefined : `${step}: ${details.number}`;
  useEffect(() => {
    model.setSubject(title);
    return () => model.setSubject(undefined);
  }, [model, title]);
}

/** Where the kitchen promises a time, the other one is only that of the order. */
const isCollected = ({ orderType, readyAt }: OrderDetails): boolean =>
  orderType !== 'DineInPlace' && readyAt === undefined;

/** In the shop's time zone. */
const When = observer(function When({ model }: OrderHeadProps) {
  const { t, language } = useText();
  const now = useNow();
  const { details } = model;
  if (details === undefined) return null;
  const time = formatMoment(details.pickupTime, now, details.timeZone, language);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t(isCollected(details) ? 'order.pickupTime' : 'order.time')}</dt>
        <dd>{time}</dd>
      </div>
    </dl>
  );
});

/**
 * The age of the status; emphasised and announced only when the server cannot be reached, since the minute changes by
 * itself. A final status does not change any more.
 */
const News = observer(function News({ model }: OrderHeadProps) {
  const { t, language } = useText();
  const { lastUpdated, status } = model;
  const isOver = status !== undefined && isFinalStatus(status);
  const isOutOfTouch = model.isOutOfTouch && !isOver;
  const timeZone = model.details?.timeZone ?? DEFAULT_TIME_ZONE;
  const time = lastUpdated === undefined ? '' : formatTime(lastUpdated, timeZone, language);
  return (
    <p className={styles['news']} data-old={isOutOfTouch}>
      <span role="status">{isOutOfTouch && t('order.outOfTouch', { time })}</span>
      {!isOutOfTouch && t(isOver ? 'order.lastNews' : 'order.lastUpdated', { time })}
    </p>
  );
});
