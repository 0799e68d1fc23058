import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { CancelOrder } from '@/application/basket/cancel-order';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { BasketViewModel } from '@/ui/basket/basket-view-model';
import type { Tab } from '@test/support/an-app';

/** The view-model of the basket of a tab. */
export function aBasketModel(tab: Tab): BasketViewModel {
  const { changeBasket, baskets, notices, navigator } = tab;
  return new BasketViewModel({
    ...tab,
    images: new HttpImageAddresses(),
    cancelOrder: new CancelOrder({ baskets, changeBasket, notices, navigator }),
    restore: new RestoreSetAsideBasket({ changeBasket, baskets }),
  });
}
