import type { ShopStylesheet } from '@api/catalogue/catalogue';

/** Stores the shops' stylesheets. Source: AMB-53; PROD-15. */
export interface DesignStore {
  /** By shop id. */
  stylesheets(): Promise<readonly ShopStylesheet[]>;
  /** The shop must exist. */
  write(sheet: ShopStylesheet): Promise<void>;
}
