import { instant, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { orderOfRow, type OrderRow } from '@api/orders/order-rows';
import { paymentOfRow, type PaymentRow } from '@api/payments/payment-rows';
import { refundOfRow, type RefundRow } from '@api/payments/refunds/postgres-refund-store';
import { confirmedRefunds, failedRefunds } from '@api/payments/refunds/refund';
import { groupBy } from '@api/settlement/group-by';
import type { SettledPayment, SettlementStore } from '@api/settlement/settlement-store';

/** The step to `started` is written in the transaction of the capture; money that was captured outside has a time. */
const CAPTURED = `
  SELECT payment.*, coalesce(payment.captured_at, taken.at) AS settled_at
  FROM payment LEFT JOIN order_event AS taken ON taken.order_id = payment.order_id AND taken.status = 'started'
  WHERE payment.status = 'captured' AND coalesce(payment.captured_at, taken.at) IS NOT NULL
    AND payment.order_id IN (
      SELECT order_id FROM order_event WHERE status = 'started' AND at >= $1 AND at < $2
      UNION SELECT order_id FROM payment WHERE captured_at >= $1 AND captured_at < $2
      UNION SELECT order_id FROM refund WHERE failed_at >= $1 AND failed_at < $2
      UNION SELECT order_id FROM refund WHERE status = 'refunded'
        AND coalesce(ended_at, requested_at) >= $1 AND coalesce(ended_at, requested_at) < $2)
  ORDER BY settled_at, payment.id`;

export class PostgresSettlementStore implements SettlementStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async settled(from: Instant, until: Instant): Promise<readonly SettledPayment[]> {
    const captured = await this.#database.query<PaymentRow & { readonly settled_at: Date }>(CAPTURED, [
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
      const made = (refundRows.get(row.id) ?? []).map(refundOfRow);
      return {
        order: orderOfRow(order),
        payment: paymentOfRow(row),
        capturedAt: instant(row.settled_at.getTime()),
        refunds: confirmedRefunds(made),
        failedRefunds: failedRefunds(made),
      };
    });
  }
}
