import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import type { PageAnswer, PageRequest } from '@api/http/page-source';

/** The page of an address, to be drawn into the built one. */
export interface DrawingRequest extends Pick<
  PageRequest,
  'address' | 'language' | 'languages' | 'origin' | 'settings'
> {
  /** The built page with its settings. */
  readonly shell: string;
}

/** What a shop's menu has. */
export type ShopPlaces =
  /** The paths of the menu, its categories and its dishes. */
  | { readonly kind: 'menu'; readonly paths: readonly string[] }
  /** There is no such shop. */
  | { readonly kind: 'gone' };

/** Draws pages from the answers of an API. */
export interface PageDrawer {
  /** Undefined if it cannot be drawn now. */
  page(request: DrawingRequest): Promise<PageAnswer | undefined>;
  /** The addresses of a shop's menu; undefined if they are not known now. */
  places(shopId: ShopId): Promise<ShopPlaces | undefined>;
  /** Undefined if it cannot be drawn now. */
  siteMap(origin: string, languages: readonly Language[]): Promise<string | undefined>;
}
