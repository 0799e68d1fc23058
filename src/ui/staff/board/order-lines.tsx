import { observer } from 'mobx-react-lite';

import type { BoardOrder } from '@/domain/staff/board';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { needsText } from '@/ui/staff/board/contents-text';
import { LineContents } from '@/ui/staff/board/line-contents';
import styles from '@/ui/staff/board/order-lines.module.css';

/** What is to be cooked, to be read from a step away. */
export const OrderLines = observer(function OrderLines({ order }: { readonly order: BoardOrder }) {
  const tools = useStaffText();
  const { t } = tools;
  return (
    <>
      <ul className={styles['lines']}>
        {order.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
          <li key={index}>
            <span className={styles['dish']} data-several={line.quantity > 1}>
              <strong>{line.quantity} ×</strong> {line.name}
            </span>
            {line.choices.length > 0 && (
              <ul className={styles['choices']}>
                {line.choices.map((choice, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a choice may be there twice
                  <li key={place}>{choice}</li>
                ))}
              </ul>
            )}
            <LineContents line={line} needs={order.dietaryNeeds} />
          </li>
        ))}
      </ul>
      {order.dietaryNeeds !== undefined && (
        <p className={styles['note']}>⚠ {needsText(order.dietaryNeeds, tools)}</p>
      )}
      {order.note !== '' && (
        <p className={styles['note']}>
          <span className="visually-hidden">{t('staff.board.note')}</span> {order.note}
        </p>
      )}
    </>
  );
});
