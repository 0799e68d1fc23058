import type { ShopId } from '@/domain/shop/shop';
import type { NewAuditEntry } from '@api/audit/audit-store';
import { insertAuditEntry } from '@api/audit/insert-audit-entry';
import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Database } from '@api/database/database';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';

/** Part of the catalogue: in memory, announced to all processes, and seen by the check of an order. */
export class PostgresShopChangeStore implements ShopChangeStore {
  readonly #database: Database;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Database, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async ofShop(shopId: number): Promise<readonly ShopChange[]> {
    return (await this.#catalogue.read()).shopChanges.get(shopId) ?? [];
  }

  async put(shopId: ShopId, change: ShopChange, entry: NewAuditEntry): Promise<void> {
    const { kind, subject, value, endsAt } = change;
    await this.#database.transaction(async (queries) => {
      await queries.query('DELETE FROM shop_change WHERE shop_id = $1 AND ends_at <= $2', [
        shopId,
        new Date(entry.at),
      ]);
      await queries.query(
        `INSERT INTO shop_change (shop_id, kind, subject, value, ends_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (shop_id, kind, subject) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at`,
        [shopId, kind, subject, JSON.stringify(value), endsAt === undefined ? null : new Date(endsAt)],
      );
      await insertAuditEntry(queries, entry);
    });
    await this.#catalogue.changed();
  }

  async remove(shopId: ShopId, { kind, subject }: ShopChangeKey, entry: NewAuditEntry): Promise<boolean> {
    const isRemoved = await this.#database.transaction(async (queries) => {
      const removed = await queries.query(
        'DELETE FROM shop_change WHERE shop_id = $1 AND kind = $2 AND subject = $3 RETURNING shop_id',
        [shopId, kind, subject],
      );
      if (removed.length > 0) await insertAuditEntry(queries, entry);
      return removed.length > 0;
    });
    await this.#catalogue.changed();
    return isRemoved;
  }
}
