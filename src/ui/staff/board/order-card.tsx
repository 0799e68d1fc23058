import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { formatTime } from '@/domain/shared/format-time';
import type { BoardOrder } from '@/domain/staff/board';
import { isOpen, type OpenStatus } from '@/domain/staff/board-column';
import { ageInMinutes, urgencyOf } from '@/domain/staff/order-urgency';
import { Button, IconButton } from '@/ui/components/button';
import type { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { OrderLines } from '@/ui/staff/board/order-lines';
import { useReasonText } from '@/ui/staff/board/use-reason-text';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/order-card.module.css';

const NEXT_STEPS: Readonly<Record<OpenStatus, StaffTextKey>> = {
  added: 'staff.next.start',
  started: 'staff.next.almostReady',
  finnished: 'staff.next.ready',
  done: 'staff.next.handOut',
};

interface OrderCardProps {
  readonly order: BoardOrder;
  readonly model: BoardViewModel;
}

export const OrderCard = observer(function OrderCard({ order, model }: OrderCardProps) {
  const { t } = useStaffText();
  const { now } = model;
  const titleId = `order-${order.orderId}`;
  const isDone = !isOpen(order.status);
  return (
    <article
      className={styles['card']}
      data-urgency={urgencyOf(order, now)}
      data-over={isDone}
      aria-labelledby={titleId}
    >
      <header className={styles['head']}>
        <h3 id={titleId} className={styles['code']}>
          {order.shortCode}
        </h3>
        {!isDone && (
          <p className={styles['age']}>{t('staff.board.minutes', { minutes: ageInMinutes(order, now) })}</p>
        )}
      </header>
      <Where order={order} timeZone={model.shop.timeZone} />
      <OrderLines order={order} />
      <Outcome order={order} />
      <CardButtons order={order} model={model} />
    </article>
  );
});

const Where = observer(function Where({
  order,
  timeZone,
}: {
  readonly order: BoardOrder;
  readonly timeZone: string;
}) {
  const { t, language } = useStaffText();
  const { orderType, spot, promisedAt } = order;
  const time = promisedAt && formatTime(promisedAt, timeZone, language);
  const facts = [
    orderType === 'DineInPlace' && t('staff.board.eatIn'),
    orderType === 'TakeAway' && t('staff.board.takeAway'),
    spot,
    time !== undefined && isOpen(order.status) && t('staff.board.promised', { time }),
  ];
  return <p className={styles['where']}>{facts.filter(Boolean).join(' · ')}</p>;
});

const Outcome = observer(function Outcome({ order }: { readonly order: BoardOrder }) {
  const { t } = useStaffText();
  const reason = useReasonText(order.reason);
  if (order.status === 'delivered') return <p className={styles['outcome']}>{t('staff.board.handedOut')}</p>;
  if (order.status !== 'rollbacked') return null;
  return (
    <p className={styles['outcome']}>
      {t('staff.board.takenBack')} {reason}
    </p>
  );
});

/** A card that is over has no next step: its main button opens the further acts. */
const CardButtons = observer(function CardButtons({ order, model }: OrderCardProps) {
  const { t } = useStaffText();
  const { status, orderId, shortCode } = order;
  const pending = model.pendingOf(order);
  const more = t('staff.board.more', { code: shortCode });
  const openMore = (): void => model.choose(order);
  if (!isOpen(status)) {
    return (
      <Button variant="quiet" isWide data-order={orderId} aria-label={more} onClick={openMore}>
        <Ellipsis aria-hidden="true" />
      </Button>
    );
  }
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          isBig
          isWide
          data-order={orderId}
          aria-describedby={`order-${orderId}`}
          aria-disabled={pending !== undefined}
          onClick={() => model.moveOn(order)}
        >
          {t(pending === undefined ? NEXT_STEPS[status] : 'staff.sending')}
        </Button>
        <IconButton label={more} onClick={openMore}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </div>
      {pending?.isWaiting === true && <p className={styles['waiting']}>{t('staff.board.waiting')}</p>}
    </>
  );
});
