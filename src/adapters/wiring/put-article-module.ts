import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { CancelOrder } from '@/application/basket/cancel-order';
import { CheckBasket } from '@/application/checkout/check-basket';
import { CheckOrderForm } from '@/application/checkout/check-order-form';
import { ChooseOrderType } from '@/application/basket/choose-order-type';
import { ChooseSpot } from '@/application/basket/choose-spot';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import { PutArticle } from '@/application/basket/put-article';
import { RemoveItem } from '@/application/basket/remove-item';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import { WriteNote } from '@/application/basket/write-note';

import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
/** Filling the basket from the menu, and checking it. */
export const fillingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    PutArticle,
    IncreaseItem,
    DecreaseItem,
    RemoveItem,
    WriteNote,
    ChooseOrderType,
    ChooseSpot,
    RestoreSetAsideBasket,
    UpdateBasketFromMenu,
    OfferSuggestions,
    CheckBasket,
    CheckOrderForm,
    CancelOrder,
    LoadDeliverySpots,
  ]);
});
