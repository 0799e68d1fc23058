import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { CancelOrder } from '@/application/basket/cancel-order';
import { CheckBasket } from '@/application/checkout/check-basket';
import { CheckOrderForm } from '@/application/checkout/check-order-form';
import { BasketCommands } from '@/application/basket/basket-commands';
import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import { PutArticle } from '@/application/basket/put-article';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';

import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
/** Filling the basket from the menu, and checking it. */
export const fillingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    PutArticle,
    BasketCommands,
    RestoreSetAsideBasket,
    UpdateBasketFromMenu,
    OfferSuggestions,
    CheckBasket,
    CheckOrderForm,
    CancelOrder,
    LoadDeliverySpots,
  ]);
});
