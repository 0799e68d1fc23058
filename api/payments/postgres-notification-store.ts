import { addMs, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { PROCESSED_RETENTION_MS, type NotificationStore } from '@api/payments/notification-store';
import type { PaymentNotification } from '@api/payments/payment-notification';

export class PostgresNotificationStore implements NotificationStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async save({ id, paymentId }: PaymentNotification, at: Instant): Promise<boolean> {
    await this.#database.query('DELETE FROM payment_notification WHERE heeded_at < $1', [
      new Date(addMs(at, -PROCESSED_RETENTION_MS)),
    ]);
    const rows = await this.#database.query(
      `INSERT INTO payment_notification (id, payment_id, kept_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, paymentId, new Date(at)],
    );
    return rows.length > 0;
  }

  async pending(until: Instant, limit: number): Promise<readonly PaymentNotification[]> {
    const rows = await this.#database.query<{ id: string; payment_id: string }>(
      `SELECT id, payment_id FROM payment_notification WHERE heeded_at IS NULL AND kept_at <= $1
       ORDER BY kept_at, id LIMIT $2`,
      [new Date(until), limit],
    );
    return rows.map((row) => ({ id: row.id, paymentId: row.payment_id }));
  }

  async markProcessed(id: string, at: Instant): Promise<void> {
    await this.#database.query(
      'UPDATE payment_notification SET heeded_at = $2 WHERE id = $1 AND heeded_at IS NULL',
      [id, new Date(at)],
    );
  }
}
