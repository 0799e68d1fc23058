import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { Database, Queryable } from '@api/database/database';
import { moveOrderRow } from '@api/orders/move-order-row';
import { orderStatusOf, shopIdOf } from '@api/orders/order-rows';
import { paymentOfRow, type PaymentRow } from '@api/payments/payment-rows';
import type {
  BeginOutcome,
  EndedStatus,
  NewPayment,
  PaymentStore,
  UnsettledPayment,
} from '@api/payments/payment-store';
import type { StoredPayment } from '@api/orders/stored-payment';

const CREATED = `status = 'created'`;
const RESERVED = `status = 'reserved'`;
const LIVE = `status IN ('created', 'reserved', 'captured')`;

/** Always locks the order before its payment, to avoid deadlocks. */
export class PostgresPaymentStore implements PaymentStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(payment: NewPayment, maxAttempts: number): Promise<BeginOutcome> {
    return this.#database.transaction(async (queries) => {
      const status = await lockOrder(queries, payment.orderId);
      if (status !== 'calculatedPrice') return { kind: 'notWaiting', status: status ?? 'rollbacked' };
      const open = await live(queries, payment.orderId);
      if (open !== undefined) return { kind: 'open', payment: open };
      const attempts = await queries.query('SELECT 1 FROM payment WHERE order_id = $1', [payment.orderId]);
      if (attempts.length >= maxAttempts) return { kind: 'tooMany' };
      return { kind: 'begun', payment: await insertPayment(queries, payment) };
    });
  }

  async find(orderId: OrderId, paymentId: PaymentId): Promise<StoredPayment | undefined> {
    const [row] = await this.#database.query<PaymentRow>(
      'SELECT * FROM payment WHERE id = $1 AND order_id = $2',
      [paymentId, orderId],
    );
    return row && paymentOfRow(row);
  }

  async withId(paymentId: PaymentId): Promise<StoredPayment | undefined> {
    const [row] = await this.#database.query<PaymentRow>('SELECT * FROM payment WHERE id = $1', [paymentId]);
    return row && paymentOfRow(row);
  }

  live(orderId: OrderId): Promise<StoredPayment | undefined> {
    return live(this.#database, orderId);
  }

  reserve(paymentId: PaymentId, at: Instant): Promise<boolean> {
    return this.#withOrder(paymentId, 'calculatedPrice', async (queries, orderId) => {
      const isReserved = await change(queries, paymentId, `${CREATED} AND NOT is_releasing`, RESERVED);
      if (isReserved) await moveOrderRow(queries, orderId, 'added', at);
      return isReserved;
    });
  }

  beginRelease(paymentId: PaymentId): Promise<boolean> {
    return change(this.#database, paymentId, CREATED, 'is_releasing = true');
  }

  async refuseRelease(paymentId: PaymentId): Promise<void> {
    await change(this.#database, paymentId, CREATED, 'is_releasing = false');
  }

  async end(paymentId: PaymentId, status: EndedStatus, code: string | undefined): Promise<boolean> {
    const rows = await this.#database.query(
      `UPDATE payment SET status = $2, code = $3, version = version + 1
       WHERE id = $1 AND status IN ('created', 'reserved') AND NOT is_capturing RETURNING id`,
      [paymentId, status, code ?? null],
    );
    return rows.length > 0;
  }

  beginCapture(paymentId: PaymentId): Promise<boolean> {
    return this.#withOrder(paymentId, 'added', (queries) =>
      change(queries, paymentId, RESERVED, 'is_capturing = true'),
    );
  }

  capture(paymentId: PaymentId, at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    return this.#withOrder(paymentId, 'added', async (queries, orderId) => {
      const changes = `status = 'captured', is_capturing = false`;
      const isCaptured = await change(queries, paymentId, RESERVED, changes);
      if (isCaptured) await moveOrderRow(queries, orderId, 'started', at, { entry });
      return isCaptured;
    });
  }

  async refuseCapture(paymentId: PaymentId): Promise<void> {
    await change(this.#database, paymentId, RESERVED, 'is_capturing = false');
  }

  async unsettled(before: Instant, limit: number): Promise<readonly UnsettledPayment[]> {
    const rows = await this.#database.query<PaymentRow & { readonly shop_id: number }>(
      `SELECT payment.*, customer_order.shop_id FROM payment
       JOIN customer_order ON customer_order.id = payment.order_id
       WHERE payment.status IN ('created', 'reserved') AND payment.created_at <= $1
         AND (payment.status = 'created' OR payment.is_capturing OR customer_order.status = 'rollbacked')
       ORDER BY row_number() OVER (PARTITION BY customer_order.shop_id ORDER BY payment.created_at), payment.created_at
       LIMIT $2`,
      [new Date(before), limit],
    );
    return rows.map((row) => ({ ...paymentOfRow(row), shopId: shopIdOf(row.shop_id) }));
  }

  /** Runs the step with the payment's order locked, if it has this status; false if not. */
  #withOrder(
    paymentId: PaymentId,
    status: OrderStatus,
    step: (queries: Queryable, orderId: string) => Promise<boolean>,
  ): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const [order] = await queries.query<{ id: string; status: string }>(
        `SELECT id, status FROM customer_order
         WHERE id = (SELECT order_id FROM payment WHERE id = $1) FOR UPDATE`,
        [paymentId],
      );
      return order?.status === status && step(queries, order.id);
    });
  }
}

async function lockOrder(queries: Queryable, orderId: OrderId): Promise<OrderStatus | undefined> {
  const [row] = await queries.query<{ status: string }>(
    'SELECT status FROM customer_order WHERE id = $1 FOR UPDATE',
    [orderId],
  );
  return row && orderStatusOf(row.status);
}

async function live(queries: Queryable, orderId: OrderId): Promise<StoredPayment | undefined> {
  const [row] = await queries.query<PaymentRow>(`SELECT * FROM payment WHERE order_id = $1 AND ${LIVE}`, [
    orderId,
  ]);
  return row && paymentOfRow(row);
}

async function insertPayment(queries: Queryable, payment: NewPayment): Promise<StoredPayment> {
  const [row] = await queries.query<PaymentRow>(
    `INSERT INTO payment (id, order_id, provider, status, amount, currency, return_url, created_at)
     VALUES ($1, $2, $3, 'created', $4, $5, $6, $7) RETURNING *`,
    [
      ...[payment.id, payment.orderId, payment.provider, payment.amount, payment.currency],
      ...[payment.returnPath, new Date(payment.createdAt)],
    ],
  );
  if (row === undefined) throw new Error('The payment was not written');
  return paymentOfRow(row);
}

/** Condition and changes are SQL constants of this file. Answers whether the payment met the condition. */
async function change(
  queries: Queryable,
  paymentId: PaymentId,
  condition: string,
  changes: string,
): Promise<boolean> {
  const rows = await queries.query(
    `UPDATE payment SET ${changes}, version = version + 1 WHERE id = $1 AND ${condition} RETURNING id`,
    [paymentId],
  );
  return rows.length > 0;
}
