import { instant, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { orderOfRow, type OrderRow } from '@api/orders/order-rows';
import { paymentOfRow, type PaymentRow } from '@api/payments/payment-rows';
import { refundOfRow, type RefundRow } from '@api/payments/refunds/postgres-refund-store';
import { confirmedRefunds } from '@api/payments/refunds/refund';
import { groupBy } from '@api/settlement/group-by';
import type { SettledPayment, SettlementStore } from '@api/settlement/settlement-store';

/** The step to `started` is written in the transaction of the capture. */
const CAPTURED = `
  SELECT payment.*, taken.at AS captured_at
  FROM payment JOIN order_event AS taken ON taken.order_id = payment.order_id AND taken.status = 'started'
  WHERE payment.status = 'captured' AND payment.order_id IN (
    SELECT order_id FROM order_event WHERE status = 'started' AND at >= $1 AND at < $2
    UNION SELECT order_id FROM refund WHERE status = 'refunded'
      AND coalesce(ended_at, requested_at) >= $1 AND coalesce(ended_at, requested_at) < $2)
  ORDER BY taken.at, payment.id`;

export class PostgresSettlementStore implements SettlementStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async settled(from: Instant, until: Instant): Promise<readonly SettledPayment[]> {
    const captured = await this.#database.query<PaymentRow & { readonly captured_at: Date }>(CAPTURED, [
      ...[new Date(from), new Date(until)],
    ]);
    const orderIds = captured.map((row) => row.order_id);
    const orders = await this.#database.query<OrderRow>('SELECT * FROM customer_order WHERE id = ANY($1)', [
      orderIds,
    ]);
    const refunds = await this.#database.query<RefundRow>('SELECT * FROM refund WHERE order_id = ANY($1)', [
      orderIds,
    ]);
    const orderRows = new Map(orders.map((row) => [row.id, row]));
    const refundRows = groupBy(refunds, (row) => row.payment_id);
    return captured.flatMap((row) => {
      const order = orderRows.get(row.order_id);
      if (order === undefined) return [];
      return {
        order: orderOfRow(order),
        payment: paymentOfRow(row),
        capturedAt: instant(row.captured_at.getTime()),
        refunds: confirmedRefunds((refundRows.get(row.id) ?? []).map(refundOfRow)),
      };
    });
  }
}
