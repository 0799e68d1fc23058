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
