import type { OrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Database } from '@api/database/database';
import { countKey } from '@api/limits/count-key';
import type { PlaceOutcome } from '@api/orders/order-store';
import { UNPAID_ORDER_EXPIRY_MS, type Orderer, type UnpaidLimit } from '@api/orders/unpaid-orders';

/** An order that is not written by then never will be. */
const WRITING_LIMIT_MS = 10_000;

/** Limits the unpaid orders of an address at all processes on a database together. */
export class PostgresUnpaidOrders implements UnpaidLimit {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database;
    this.#clock = clock;
  }

  async admit(
    { networks, maxUnpaid }: Orderer,
    orderId: OrderId,
    write: () => Promise<PlaceOutcome>,
  ): Promise<Result<PlaceOutcome, number>> {
    const now = this.#clock.now();
    const [row] = await this.#database.query<{ first: Date | null }>(
      'SELECT admit_unpaid($1, $2, $3, $4, $5, $6) AS first',
      [
        ...[new Date(now), new Date(addMs(now, -UNPAID_ORDER_EXPIRY_MS))],
        new Date(addMs(now, -WRITING_LIMIT_MS)),
        networks.map(({ key }) => countKey('unpaid', 0, key)),
        networks.map(({ share }) => maxUnpaid * share),
        orderId,
      ],
    );
    const first = row?.first ?? undefined;
    if (first !== undefined) return err(first.getTime() + UNPAID_ORDER_EXPIRY_MS - now);
    const written = await write();
    if (written.kind !== 'placed') {
      await this.#database.query('DELETE FROM order_origin WHERE order_id = $1', [orderId]);
    }
    return ok(written);
  }
}
