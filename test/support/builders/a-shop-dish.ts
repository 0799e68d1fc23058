import type { ShopDish } from '@/domain/menu/shop-dish';
import { amount, articleCode } from '@test/support/builders/ids';

/** A dish of the list of shops, by its code. */
export const aShopDish = (code: string, different: Partial<ShopDish> = {}): ShopDish => ({
  code: articleCode(code),
  description: code,
  translations: {},
  price: amount('119'),
  currency: { name: 'SEK', symbol: 'kr' },
  imageUrl: `dish-${code}`,
  imageId: [],
  ...different,
});
