import type { ChainStore, ChainWrite, ImportedChain } from '@api/chain/chain-store';
import type { ChainStores } from '@api/chain/store-chain';
import type { MemoryDesignStore } from '@api/design/memory-design-store';
import type { MemoryShopStore } from '@api/shops/memory-shop-store';

interface MemoryChainDeps extends ChainStores {
  readonly shops: MemoryShopStore;
  readonly designs: MemoryDesignStore;
}

export class MemoryChainStore implements ChainStore {
  readonly #stores: MemoryChainDeps;
  #imported: ImportedChain | undefined;

  constructor(stores: MemoryChainDeps) {
    this.#stores = stores;
  }

  revision(): Promise<number> {
    return Promise.resolve(this.#imported?.revision ?? 0);
  }

  read(): Promise<ImportedChain | undefined> {
    return Promise.resolve(this.#imported);
  }

  file(path: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.#imported?.source.get(path));
  }

  async write({ basedOn, firstStart, source, ...change }: ChainWrite): Promise<boolean> {
    if (basedOn !== (this.#imported?.revision ?? 0)) return false;
    this.#imported = { revision: basedOn + 1, firstStart: this.#imported?.firstStart ?? firstStart, source };
    const { shops, designs, campaigns, settings } = this.#stores;
    // No write of these stores waits or fails, so nothing can come between them.
    await Promise.all([
      ...change.shops.map((shop) => shops.put(shop)),
      ...change.removedShops.flatMap((shopId) => [shops.remove(shopId), designs.remove(shopId)]),
      ...change.stylesheets.map((sheet) => designs.write(sheet)),
      ...(change.campaigns === undefined ? [] : [campaigns.putAll(change.campaigns)]),
      ...(change.settings === undefined ? [] : [settings.write(change.settings)]),
    ]);
    return true;
  }
}
