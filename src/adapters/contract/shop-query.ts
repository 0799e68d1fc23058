import type { ShopQuery } from '@/domain/ports/shop-catalog';
import { assertNever } from '@/domain/shared/assert-never';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';

/** The shop itself and three others. */
const NEAR_ASKED = 4;

/** More ids, and longer texts, are refused. */
export const SHOP_IDS_MAX = 100;

/** The query of GET /api/shops, in the order in which the page of the server and the service worker expect it. */
export function shopQueryValues(query: ShopQuery): Readonly<Record<string, string>> {
  switch (query.kind) {
    case 'all':
      return {};
    case 'list':
      return {
        limit: String(SHOPS_ASKED),
        language: query.language,
        ...(query.offset > 0 && { offset: String(query.offset) }),
        ...(query.search !== '' && { q: query.search }),
      };
    case 'near':
      return { limit: String(NEAR_ASKED), language: query.language, near: String(query.shopId) };
    case 'some':
      return { ids: query.ids.slice(0, SHOP_IDS_MAX).join(',') };
    default:
      return assertNever(query);
  }
}
