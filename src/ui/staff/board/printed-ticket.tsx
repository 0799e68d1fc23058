import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { formatMoment } from '@/domain/shared/format-time';
import type { BoardOrder } from '@/domain/staff/board';
import type { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { needsText } from '@/ui/staff/board/contents-text';
import { LineContents } from '@/ui/staff/board/line-contents';
import styles from '@/ui/staff/board/printed-ticket.module.css';

interface PrintedTicketProps {
  readonly order: BoardOrder;
  readonly model: BoardViewModel;
}

/** A ticket on paper, in black and white and as narrow as a roll: printed once it is drawn, and never on the screen. */
export const PrintedTicket = observer(function PrintedTicket({ order, model }: PrintedTicketProps) {
  const tools = useStaffText();
  const { t, language } = tools;
  const { shop, now } = model;
  const time = (at: BoardOrder['placedAt']): string => formatMoment(at, now, shop.timeZone, language);
  useEffect(() => model.printNow(), [model]);
  return createPortal(
    <div className={styles['ticket']}>
      <p>{shop.name}</p>
      <p className={styles['code']}>{order.shortCode}</p>
      <p className={styles['where']}>
        {order.orderType === 'DineInPlace' && t('staff.board.eatIn')}
        {order.orderType === 'TakeAway' && t('staff.board.takeAway')} {order.spot}
      </p>
      <ul>
        {order.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
          <li key={index}>
            <strong>
              {line.quantity} × {line.name}
            </strong>
            {line.choices.map((choice) => (
              <span key={choice}>+ {choice}</span>
            ))}
            <LineContents line={line} needs={order.dietaryNeeds} />
          </li>
        ))}
      </ul>
      {order.dietaryNeeds !== undefined && (
        <p>
          <strong>⚠ {needsText(order.dietaryNeeds, tools)}</strong>
        </p>
      )}
      {order.note !== '' && (
        <p>
          {t('staff.board.note')} <strong>{order.note}</strong>
        </p>
      )}
      <p>
        {time(order.placedAt)}
        {order.promisedAt !== undefined &&
          ` · ${t('staff.board.promised', { time: time(order.promisedAt) })}`}
      </p>
    </div>,
    document.body,
  );
});
