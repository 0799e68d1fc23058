import * as z from 'zod/mini';
import {
  parseOrderId,
  parsePaymentId,
  parseRefundId,
  type OrderId,
  type RefundId,
} from '@/domain/order/order';
import { instant, type Instant } from '@/domain/shared/instant';
import type { NewAuditEntry } from '@api/audit/audit-store';
import { insertAuditEntry } from '@api/audit/insert-audit-entry';
import type { Database, Queryable } from '@api/database/database';
import { amountOf } from '@api/orders/order-rows';
import { paymentOfRow, type PaymentRow } from '@api/payments/payment-rows';
import type { NewRefund, StoredRefund } from '@api/payments/refunds/refund';
import { refundRefusal } from '@api/payments/refunds/refund-refusal';
import type { BeginRefundOutcome, RefundStore } from '@api/payments/refunds/refund-store';

export interface RefundRow {
  readonly id: string;
  readonly order_id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly lines: unknown;
  readonly reason: string;
  readonly status: string;
  readonly requested_at: Date;
  readonly ended_at: Date | null;
  readonly failed_at: Date | null;
}

const storedLines = z.array(z.object({ index: z.int(), quantity: z.int() }));
const refundStatus = z.enum(['pending', 'refunded', 'refused']);

const OF_ORDER = 'SELECT * FROM refund WHERE order_id = $1 ORDER BY requested_at, id';

export class PostgresRefundStore implements RefundStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Locks the payment, so that concurrent refunds of it are checked one after the other. */
  begin(
    refund: NewRefund,
    quantityOf: (index: number) => number,
    entry?: NewAuditEntry,
  ): Promise<BeginRefundOutcome> {
    return this.#database.transaction(async (queries): Promise<BeginRefundOutcome> => {
      const [row] = await queries.query<PaymentRow>('SELECT * FROM payment WHERE id = $1 FOR UPDATE', [
        refund.paymentId,
      ]);
      const earlier = (await queries.query<RefundRow>(OF_ORDER, [refund.orderId])).map(refundOfRow);
      const known = earlier.find(({ id }) => id === refund.id);
      if (known !== undefined) return { kind: 'begun', refund: known };
      const refusal = refundRefusal(refund, row && paymentOfRow(row), earlier, quantityOf);
      if (refusal !== undefined) return refusal;
      if (!(await insert(queries, refund))) return { kind: 'idOfOtherOrder' };
      await insertAuditEntry(queries, entry);
      return { kind: 'begun', refund: { ...refund, ...BEGUN } };
    });
  }

  end(id: RefundId, status: 'refunded' | 'refused', at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    return this.#change(
      `UPDATE refund SET status = $2, ended_at = $3
       WHERE id = $1 AND (status = 'pending' OR (status = 'refused' AND $2 = 'refunded' AND failed_at IS NULL))
       RETURNING id`,
      [id, status, new Date(at)],
      entry,
    );
  }

  fail(id: RefundId, at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    return this.#change(
      `UPDATE refund SET status = 'refused', ended_at = $2, failed_at = $2
       WHERE id = $1 AND status <> 'refused' RETURNING id`,
      [id, new Date(at)],
      entry,
    );
  }

  beginOfCaptured(refund: NewRefund, entry?: NewAuditEntry): Promise<StoredRefund | undefined> {
    return this.#database.transaction(async (queries) => {
      const orders = await queries.query(
        `SELECT id FROM customer_order WHERE id = $1 AND status = 'rollbacked' FOR UPDATE`,
        [refund.orderId],
      );
      if (orders.length === 0) return undefined;
      const captured = await queries.query(
        `UPDATE payment SET status = 'captured', is_releasing = false, is_capturing = false, captured_at = $2,
           version = version + 1
         WHERE id = $1 AND status IN ('created', 'reserved') RETURNING id`,
        [refund.paymentId, new Date(refund.requestedAt)],
      );
      if (captured.length === 0 || !(await insert(queries, refund))) return undefined;
      await insertAuditEntry(queries, entry);
      return { ...refund, ...BEGUN };
    });
  }

  #change(sql: string, values: readonly unknown[], entry: NewAuditEntry | undefined): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const isChanged = (await queries.query(sql, values)).length > 0;
      if (isChanged) await insertAuditEntry(queries, entry);
      return isChanged;
    });
  }

  async ofOrder(orderId: OrderId): Promise<readonly StoredRefund[]> {
    return (await this.#database.query<RefundRow>(OF_ORDER, [orderId])).map(refundOfRow);
  }

  async pending(until: Instant, limit: number): Promise<readonly StoredRefund[]> {
    const rows = await this.#database.query<RefundRow>(
      `SELECT * FROM refund WHERE status = 'pending' AND requested_at <= $1 ORDER BY requested_at, id LIMIT $2`,
      [new Date(until), limit],
    );
    return rows.map(refundOfRow);
  }
}

const BEGUN = { status: 'pending', endedAt: undefined, failedAt: undefined } as const;

/** False if the id is taken. */
async function insert(queries: Queryable, refund: NewRefund): Promise<boolean> {
  const { id, orderId, paymentId, amount, currency, lines, reason, requestedAt } = refund;
  const inserted = await queries.query(
    `INSERT INTO refund (id, order_id, payment_id, amount, currency, lines, reason, status, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, orderId, paymentId, amount, currency, JSON.stringify(lines), reason, new Date(requestedAt)],
  );
  return inserted.length > 0;
}

export function refundOfRow(row: RefundRow): StoredRefund {
  const id = parseRefundId(row.id);
  const orderId = parseOrderId(row.order_id);
  const paymentId = parsePaymentId(row.payment_id);
  if (id === undefined || orderId === undefined || paymentId === undefined) {
    throw new Error('Invalid refund in the database');
  }
  return {
    ...{ id, orderId, paymentId, currency: row.currency, reason: row.reason },
    amount: amountOf(row.amount),
    lines: storedLines.parse(row.lines),
    status: refundStatus.parse(row.status),
    requestedAt: instant(row.requested_at.getTime()),
    endedAt: row.ended_at === null ? undefined : instant(row.ended_at.getTime()),
    failedAt: row.failed_at === null ? undefined : instant(row.failed_at.getTime()),
  };
}
