import type { BasketLog } from '@/domain/basket/basket-log';
import type { Basket } from '@/domain/basket/basket';

/** The stored basket, and by shop the baskets set aside when another shop was chosen (PAIN-00, PAIN-36). */
export interface StoredBasket {
  readonly log: BasketLog;
  readonly setAside: readonly Basket[];
}
