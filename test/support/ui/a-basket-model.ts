import { CancelOrder } from '@/application/basket/cancel-order';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { RemoveItem } from '@/application/basket/remove-item';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { BasketViewModel } from '@/ui/basket/basket-view-model';
import type { Tab } from '@test/support/an-app';

/** The view-model of the basket of a tab. */
export function aBasketModel(tab: Tab): BasketViewModel {
  const { changeBasket, baskets, randomness, notices, navigator } = tab;
  return new BasketViewModel({
    ...tab,
    increaseItem: new IncreaseItem({ changeBasket, baskets, randomness }),
    decreaseItem: new DecreaseItem({ changeBasket }),
    removeItem: new RemoveItem({ changeBasket }),
    cancelOrder: new CancelOrder({ changeBasket, notices, navigator }),
    restore: new RestoreSetAsideBasket({
      changeBasket,
      setAsideBasket: new SetAsideBasket({ baskets }),
      baskets,
    }),
  });
}
