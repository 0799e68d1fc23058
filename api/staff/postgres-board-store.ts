import type { OrderId } from '@/domain/order/order';
import { addMs, instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { Database } from '@api/database/database';
import { orderIdOf, orderOfRow, type OrderRow } from '@api/orders/order-rows';
import type { BoardedOrder, BoardStore, Shown } from '@api/staff/board-store';

interface BoardRow extends OrderRow {
  readonly changed_at: Date;
}

/** An order that ends later than this after it was placed is not shown as ended: bounds the search. */
const LONGEST_WORK_MS = 86_400_000;

const WITH_CHANGE = `
  SELECT customer_order.*, changed_at FROM customer_order
  JOIN LATERAL (
    SELECT order_event.at AS changed_at FROM order_event
    WHERE order_event.order_id = customer_order.id AND order_event.sequence = customer_order.version
  ) AS change ON true`;

const WAS_PAID = `
  EXISTS (SELECT FROM order_event WHERE order_event.order_id = customer_order.id AND order_event.status = 'added')`;

const OF_SHOP = `
  SELECT * FROM (
    ${WITH_CHANGE} WHERE shop_id = $1 AND status IN ('added', 'started', 'finnished')
    UNION ALL
    (${WITH_CHANGE} WHERE shop_id = $1 AND status = 'done' ORDER BY created_at DESC, id COLLATE "C" DESC LIMIT $4)
    UNION ALL
    ${WITH_CHANGE}
    WHERE shop_id = $1 AND status IN ('delivered', 'rollbacked') AND created_at > $3 AND changed_at > $2
      AND ${WAS_PAID}
  ) AS board ORDER BY created_at, id COLLATE "C"`;

export class PostgresBoardStore implements BoardStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(orderId: OrderId): Promise<BoardedOrder | undefined> {
    const [row] = await this.#database.query<BoardRow>(`${WITH_CHANGE} WHERE id = $1 AND ${WAS_PAID}`, [
      orderId,
    ]);
    return row && boardedOf(row);
  }

  async numbersOf(orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, string>> {
    const rows = await this.#database.query<{ id: string; number: string }>(
      'SELECT id, number FROM customer_order WHERE id = ANY($1)',
      [orderIds],
    );
    return new Map(rows.map(({ id, number }) => [orderIdOf(id), number]));
  }

  async ofShop(shopId: ShopId, { endedAfter, readyMax }: Shown): Promise<readonly BoardedOrder[]> {
    const rows = await this.#database.query<BoardRow>(OF_SHOP, [
      shopId,
      new Date(endedAfter),
      new Date(addMs(endedAfter, -LONGEST_WORK_MS)),
      readyMax,
    ]);
    return rows.map(boardedOf);
  }
}

const boardedOf = ({ changed_at, ...row }: BoardRow): BoardedOrder => ({
  order: orderOfRow(row),
  changedAt: instant(changed_at.getTime()),
});
