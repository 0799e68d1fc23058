import type { ShopStylesheet } from '@api/catalogue/catalogue';

/** Keeps each shop's own rules. Source: AMB-53; PROD-15. */
export interface DesignStore {
  /** By shop id. */
  stylesheets(): Promise<readonly ShopStylesheet[]>;
  /** The shop must be known. */
  write(sheet: ShopStylesheet): Promise<void>;
}
