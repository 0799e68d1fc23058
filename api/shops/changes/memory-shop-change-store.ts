import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';

export type MemoryShopChanges = Map<number, readonly ShopChange[]>;

export class MemoryShopChangeStore implements ShopChangeStore {
  readonly #changes: MemoryShopChanges;
  readonly #audit: AuditEntry[];

  constructor(changes: MemoryShopChanges, audit: AuditEntry[]) {
    this.#changes = changes;
    this.#audit = audit;
  }

  ofShop(shopId: number): Promise<readonly ShopChange[]> {
    return Promise.resolve(this.#changes.get(shopId) ?? []);
  }

  async put(shopId: ShopId, change: ShopChange, entry: NewAuditEntry): Promise<void> {
    const others = (await this.ofShop(shopId)).filter(
      (other) => !isSame(other, change) && (other.endsAt === undefined || other.endsAt > entry.at),
    );
    this.#changes.set(shopId, [...others, change]);
    appendAuditEntry(this.#audit, entry);
  }

  async remove(shopId: ShopId, key: ShopChangeKey, entry: NewAuditEntry): Promise<boolean> {
    const before = await this.ofShop(shopId);
    const after = before.filter((change) => !isSame(change, key));
    if (after.length === before.length) return false;
    this.#changes.set(shopId, after);
    appendAuditEntry(this.#audit, entry);
    return true;
  }
}

const isSame = (one: ShopChangeKey, other: ShopChangeKey): boolean =>
  one.kind === other.kind && one.subject === other.subject;
