import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '@/domain/order/payment';
import { instant, type Instant } from '@/domain/shared/instant';
import { LANGUAGES } from '@/domain/shared/language';
import type { Database, Queryable } from '@api/database/database';
import type {
  Decision,
  LedgerEntry,
  LedgerRefund,
  NewSession,
  ProviderLedger,
  ProviderSession,
} from '@api/payments/provider-ledger';
import { amountOf } from '@api/orders/order-rows';

interface SessionRow {
  readonly reference: string;
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly return_url: string;
  readonly page: unknown;
  readonly pending_until: Date | null;
  readonly created_at: Date;
}

interface EntryRow {
  readonly kind: 'capture' | 'refund';
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

export class PostgresProviderLedger implements ProviderLedger {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(session: NewSession): Promise<ProviderSession> {
    await this.#database.query(
      `INSERT INTO demo_provider_payment (reference, key, amount, currency, status, return_url, page, created_at)
       VALUES ($1, $2, $3, $4, 'created', $5, $6, $7) ON CONFLICT (key) DO NOTHING`,
      [
        ...[session.reference, session.key, session.amount, session.currency, session.returnUrl],
        ...[JSON.stringify(session.page), new Date(session.createdAt)],
      ],
    );
    const opened = await this.withKey(session.key);
    if (opened === undefined) throw new Error('The session was not written');
    return opened;
  }

  find(reference: string): Promise<ProviderSession | undefined> {
    return findBy(this.#database, 'reference', reference);
  }

  withKey(key: string): Promise<ProviderSession | undefined> {
    return findBy(this.#database, 'key', key);
  }

  async decide(reference: string, { status, pendingUntil }: Decision): Promise<boolean> {
    const rows = await this.#database.query(
      `UPDATE demo_provider_payment SET status = $2, pending_until = $3
       WHERE reference = $1 AND status = 'created' RETURNING reference`,
      [reference, status, pendingUntil === undefined ? null : new Date(pendingUntil)],
    );
    return rows.length > 0;
  }

  capture(key: string, at: Instant): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await queries.query(
        `WITH taken AS (
           UPDATE demo_provider_payment SET status = 'captured', captured_amount = amount
           WHERE key = $1 AND status = 'reserved' RETURNING reference, amount
         )
         INSERT INTO demo_provider_capture (reference, amount, captured_at) SELECT reference, amount, $2 FROM taken`,
        [key, new Date(at)],
      );
      return (await findBy(queries, 'key', key))?.status === 'captured';
    });
  }

  refund({ id, key, amount }: LedgerRefund, at: Instant): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await queries.query('SELECT 1 FROM demo_provider_payment WHERE key = $1 FOR UPDATE', [key]);
      await queries.query(
        `INSERT INTO demo_provider_refund (id, key, amount, refunded_at)
         SELECT $1, $2, $3::bigint, $4 FROM demo_provider_payment AS paid
         WHERE paid.key = $2 AND paid.status = 'captured' AND paid.captured_amount >= $3::bigint + (
           SELECT coalesce(sum(refund.amount), 0) FROM demo_provider_refund AS refund WHERE refund.key = $2)
         ON CONFLICT (id) DO NOTHING`,
        [id, key, amount, new Date(at)],
      );
      const made = await queries.query('SELECT 1 FROM demo_provider_refund WHERE id = $1', [id]);
      return made.length > 0;
    });
  }

  async entries(from: Instant, until: Instant): Promise<readonly LedgerEntry[]> {
    const rows = await this.#database.query<EntryRow>(
      `SELECT 'capture' AS kind, paid.reference AS id, paid.key, taken.amount, paid.currency, taken.captured_at AS at
       FROM demo_provider_capture AS taken JOIN demo_provider_payment AS paid ON paid.reference = taken.reference
       WHERE taken.captured_at >= $1 AND taken.captured_at < $2
       UNION ALL
       SELECT 'refund', back.id, back.key, back.amount, paid.currency, back.refunded_at
       FROM demo_provider_refund AS back JOIN demo_provider_payment AS paid ON paid.key = back.key
       WHERE back.refunded_at >= $1 AND back.refunded_at < $2`,
      [new Date(from), new Date(until)],
    );
    return rows.map((row) => ({
      ...{ kind: row.kind, id: row.id, key: row.key, currency: row.currency },
      amount: amountOf(row.amount),
      at: instant(row.at.getTime()),
    }));
  }

  async release(key: string): Promise<boolean> {
    await this.#database.query(
      `UPDATE demo_provider_payment SET status = CASE status WHEN 'created' THEN 'aborted' ELSE 'released' END
       WHERE key = $1 AND status IN ('created', 'reserved')`,
      [key],
    );
    return (await this.withKey(key))?.status !== 'captured';
  }
}

async function findBy(
  queries: Queryable,
  column: 'reference' | 'key',
  value: string,
): Promise<ProviderSession | undefined> {
  const [row] = await queries.query<SessionRow>(`SELECT * FROM demo_provider_payment WHERE ${column} = $1`, [
    value,
  ]);
  return row && sessionOfRow(row);
}

const storedPage = z.object({
  orderNumber: z.string(),
  shopName: z.string(),
  language: z.enum(LANGUAGES),
  symbol: z.string(),
});

const sessionOfRow = (row: SessionRow): ProviderSession => ({
  reference: row.reference,
  key: row.key,
  amount: amountOf(row.amount),
  currency: row.currency,
  status: z.enum(PAYMENT_STATUSES).parse(row.status),
  returnUrl: row.return_url,
  page: storedPage.parse(row.page),
  pendingUntil: row.pending_until === null ? undefined : instant(row.pending_until.getTime()),
  createdAt: instant(row.created_at.getTime()),
});
