import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed } from '@test/support/builders/basket-ids';
import { shopId } from '@test/support/builders/ids';

/** A basket of shop 1 with one portion of meatballs to take away. */
export function aBasket(different: Partial<Basket> = {}): Basket {
  return {
    ...EMPTY_BASKET,
    shopId: shopId(1),
    shopName: 'Lucka Södermalm',
    orderType: 'TakeAway',
    items: [aBasketItem()],
    seed: basketSeed('A'),
    ...different,
  };
}
