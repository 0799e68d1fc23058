import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import type { BoardOrder } from '@/domain/staff/board';
import { BOARD_COLUMNS, type BoardColumn } from '@/domain/staff/board-column';
import type { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { neighbourOf } from '@/ui/staff/board/board-keys';
import { COLUMN_NAMES } from '@/ui/staff/board/column-names';
import { OrderCard } from '@/ui/staff/board/order-card';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/board-columns.module.css';

/** The columns. Arrows go from card to card, and the focus stays with an order that changes its column. */
export const BoardColumns = observer(function BoardColumns({ model }: { readonly model: BoardViewModel }) {
  const { t } = useStaffText();
  const board = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (document.activeElement !== document.body || focused.current === undefined) return;
    board.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(focused.current)}"]`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // A key that is held down would move an order through all columns.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const next = neighbourOf(event.currentTarget, event.target, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it act; the arrows move between them
    <div
      ref={board}
      className={styles['columns']}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => (focused.current = target.dataset['order'])}
    >
      {BOARD_COLUMNS.map((column) => (
        <section
          key={column}
          className={styles['column']}
          data-column={column}
          data-empty={model.isLoaded && isEmpty(column, model)}
          aria-labelledby={`column-${column}`}
        >
          <h2 id={`column-${column}`}>
            {t(COLUMN_NAMES[column])} <span>{model.ordersIn(column).length}</span>
          </h2>
          <Orders model={model} column={column} />
          {column === 'ready' && <Uncollected model={model} />}
        </section>
      ))}
    </div>
  );
});

/** What was not collected is below those that are ready. */
const isEmpty = (column: BoardColumn, model: BoardViewModel): boolean =>
  model.ordersIn(column).length === 0 && (column !== 'ready' || model.uncollected.length === 0);

interface OrdersProps {
  readonly model: BoardViewModel;
  readonly column: BoardColumn;
}

const Orders = observer(function Orders({ model, column }: OrdersProps) {
  const { t } = useStaffText();
  const orders = model.ordersIn(column);
  if (!model.isLoaded) return null;
  if (orders.length === 0) return <p className={styles['none']}>{t('staff.board.none')}</p>;
  return <Cards orders={orders} model={model} />;
});

/** Folded away: what will hardly be collected any more. */
const Uncollected = observer(function Uncollected({ model }: { readonly model: BoardViewModel }) {
  const { t } = useStaffText();
  if (model.uncollected.length === 0) return null;
  return (
    <details className={styles['uncollected']}>
      <summary>
        {t('staff.board.uncollected')} <span>{model.uncollected.length}</span>
      </summary>
      <Cards orders={model.uncollected} model={model} />
    </details>
  );
});

interface CardsProps {
  readonly orders: readonly BoardOrder[];
  readonly model: BoardViewModel;
}

const Cards = observer(function Cards({ orders, model }: CardsProps) {
  return (
    <ul className={styles['cards']}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} model={model} />
        </li>
      ))}
    </ul>
  );
});
