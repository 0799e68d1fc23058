import type { PaymentId } from '@/domain/order/order';
import type { Database } from '@api/database/database';
import type { ProviderReference, ProviderReferenceStore } from '@api/payments/provider-reference-store';

interface Row {
  readonly reference: string | null;
  readonly redirect_url: string | null;
}

export class PostgresProviderReferenceStore implements ProviderReferenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(paymentId: PaymentId): Promise<ProviderReference | undefined> {
    const rows = await this.#database.query<Row>(
      'SELECT reference, redirect_url FROM provider_reference WHERE payment_id = $1',
      [paymentId],
    );
    return pageOf(rows);
  }

  save(paymentId: PaymentId, page: ProviderReference): Promise<ProviderReference | undefined> {
    return this.#insert(paymentId, page.reference, page.redirectUrl);
  }

  close(paymentId: PaymentId): Promise<ProviderReference | undefined> {
    return this.#insert(paymentId, null, null);
  }

  async attempt(paymentId: PaymentId, request: string): Promise<number> {
    const [row] = await this.#database.query<{ readonly attempt: number }>(
      'SELECT attempt FROM provider_attempt WHERE payment_id = $1 AND request = $2',
      [paymentId, request],
    );
    return row?.attempt ?? 1;
  }

  /** Of two processes with the same error one counts. */
  async nextAttempt(paymentId: PaymentId, request: string, after: number): Promise<void> {
    await this.#database.query(
      `INSERT INTO provider_attempt AS known (payment_id, request, attempt) VALUES ($1, $2, $3)
       ON CONFLICT (payment_id, request) DO UPDATE SET attempt = greatest(known.attempt, EXCLUDED.attempt)`,
      [paymentId, request, after + 1],
    );
  }

  /** The update changes nothing: it waits for a concurrent insertion and answers its row. */
  async #insert(
    paymentId: PaymentId,
    reference: string | null,
    redirectUrl: string | null,
  ): Promise<ProviderReference | undefined> {
    const rows = await this.#database.query<Row>(
      `INSERT INTO provider_reference AS known (payment_id, reference, redirect_url) VALUES ($1, $2, $3)
       ON CONFLICT (payment_id) DO UPDATE SET payment_id = EXCLUDED.payment_id
       RETURNING known.reference, known.redirect_url`,
      [paymentId, reference, redirectUrl],
    );
    return pageOf(rows);
  }
}

function pageOf(rows: readonly Row[]): ProviderReference | undefined {
  const [row] = rows;
  return row === undefined || row.reference === null || row.redirect_url === null
    ? undefined
    : { reference: row.reference, redirectUrl: row.redirect_url };
}
