import * as z from 'zod/mini';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { receiptRefusal } from '@api/receipts/check-receipt-request';
import type { ReceiptRequest, ReceiptRules, ReceiptStore, RequestOutcome } from '@api/receipts/receipt-store';

interface ReceiptRow {
  readonly status: string;
  readonly requested_at: Date;
  readonly email: string;
}

const receiptStatus = z.enum(['waiting', 'sent', 'failed']);

export class PostgresReceiptStore implements ReceiptStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Locks the order, so that concurrent requests are checked one after the other. */
  request(request: ReceiptRequest, at: Instant, rules: ReceiptRules): Promise<RequestOutcome> {
    const { orderId, email } = request;
    return this.#database.transaction(async (queries) => {
      await queries.query('SELECT 1 FROM customer_order WHERE id = $1 FOR UPDATE', [orderId]);
      const rows = await queries.query<ReceiptRow>(
        'SELECT status, requested_at, email FROM receipt WHERE order_id = $1',
        [orderId],
      );
      const earlier = rows.map((row) => ({
        status: receiptStatus.parse(row.status),
        requestedAt: instant(row.requested_at.getTime()),
        email: row.email,
      }));
      const refusal = receiptRefusal(request, earlier, at, rules);
      if (refusal !== undefined) return refusal;
      const [written] = await queries.query<{ id: number }>(
        `INSERT INTO receipt (order_id, email, status, requested_at) VALUES ($1, $2, 'waiting', $3) RETURNING id`,
        [orderId, email, new Date(at)],
      );
      if (written === undefined) throw new Error('The receipt was not written');
      return { kind: 'written', receiptId: written.id };
    });
  }

  async finish(receiptId: number, outcome: 'sent' | 'failed', at: Instant): Promise<void> {
    await this.#database.query('UPDATE receipt SET status = $2, sent_at = $3 WHERE id = $1', [
      receiptId,
      outcome,
      outcome === 'sent' ? new Date(at) : null,
    ]);
  }
}
