import type { ShopId } from '@/domain/shop/shop';

export interface ShopStylesheet {
  readonly shopId: ShopId;
  readonly stylesheet: string;
}

/** Keeps each shop's own rules. Source: AMB-53; PROD-15. */
export interface DesignStore {
  /** By shop id. */
  stylesheets(): Promise<readonly ShopStylesheet[]>;
  /** The shop must be known. */
  write(sheet: ShopStylesheet): Promise<void>;
}
