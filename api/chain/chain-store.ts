import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopStylesheet } from '@api/catalogue/catalogue';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { ChainSource } from '@api/chain/chain-source';
import type { ShopBundle } from '@api/shops/shop-store';

/** The files that the chain was imported from, and the imports. */
export interface ChainStore {
  /** Grows with each import; 0 before the first. */
  revision(): Promise<number>;
  /** What was imported last; undefined before the first import. */
  read(): Promise<ImportedChain | undefined>;
  /** A file as it was imported. */
  file(path: string): Promise<Uint8Array | undefined>;
  /** Writes all of it or nothing; false if another import was faster. */
  write(change: ChainWrite): Promise<boolean>;
}

export interface ImportedChain {
  readonly revision: number;
  /** Of the first import, from which the days of offers count. */
  readonly firstStart: Instant;
  readonly source: ChainSource;
}

/** What an import writes: all files, and of what follows from them what differs from what is stored. */
export interface ChainWrite {
  /** The revision that it was compared with. */
  readonly basedOn: number;
  readonly firstStart: Instant;
  readonly source: ChainSource;
  readonly settings: ChainSettings | undefined;
  readonly shops: readonly ShopBundle[];
  /** Off sale from now on; their orders stay. */
  readonly removedShops: readonly ShopId[];
  readonly stylesheets: readonly ShopStylesheet[];
  readonly campaigns: readonly StoredCampaign[] | undefined;
}
