import type { ShopId } from '@/domain/shop/shop';
import type { ShopStylesheet } from '@api/catalogue/catalogue';
import type { DesignStore } from '@api/design/design-store';

export class MemoryDesignStore implements DesignStore {
  readonly #sheets = new Map<ShopId, string>();

  stylesheets(): Promise<readonly ShopStylesheet[]> {
    const sheets = [...this.#sheets].map(([shopId, stylesheet]) => ({ shopId, stylesheet }));
    return Promise.resolve(sheets.toSorted((a, b) => a.shopId - b.shopId));
  }

  write({ shopId, stylesheet }: ShopStylesheet): Promise<void> {
    this.#sheets.set(shopId, stylesheet);
    return Promise.resolve();
  }

  remove(shopId: ShopId): Promise<void> {
    this.#sheets.delete(shopId);
    return Promise.resolve();
  }
}
