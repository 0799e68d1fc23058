import type { PutDish } from '@/application/recording/session-recording';
import type { BasketItem } from '@/domain/basket/basket';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { ShopId } from '@/domain/shop/shop';

/** Returns the recorded dish of a basket line. */
export const dishOf = (item: BasketItem, shopId: ShopId | undefined): PutDish => ({
  shopId,
  article: item.article.code,
  choose: item.flatChoices.map(({ parent, choiceCode, article }) =>
    choicePath(parent, choiceCode, article.code),
  ),
  quantity: item.quantity,
});
