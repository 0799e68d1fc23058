import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';

export type MemoryShopChanges = Map<number, readonly ShopChange[]>;

export class MemoryShopChangeStore implements ShopChangeStore {
  readonly #changes: MemoryShopChanges;

  constructor(changes: MemoryShopChanges) {
    this.#changes = changes;
  }

  ofShop(shopId: number): Promise<readonly ShopChange[]> {
    return Promise.resolve(this.#changes.get(shopId) ?? []);
  }

  async put(shopId: ShopId, change: ShopChange, at: Instant): Promise<void> {
    const others = (await this.ofShop(shopId)).filter(
      (other) => !isSame(other, change) && (other.endsAt === undefined || other.endsAt > at),
    );
    this.#changes.set(shopId, [...others, change]);
  }

  async remove(shopId: ShopId, key: ShopChangeKey): Promise<boolean> {
    const before = await this.ofShop(shopId);
    const after = before.filter((change) => !isSame(change, key));
    this.#changes.set(shopId, after);
    return after.length < before.length;
  }
}

const isSame = (one: ShopChangeKey, other: ShopChangeKey): boolean =>
  one.kind === other.kind && one.subject === other.subject;
