import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { ChangeBasket } from '@/application/basket/change-basket';
import { CheckBasket } from '@/application/checkout/check-basket';
import { CheckOrderForm } from '@/application/checkout/check-order-form';
import { ChooseOrderType } from '@/application/basket/choose-order-type';
import { ChooseSpot } from '@/application/basket/choose-spot';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadSettings } from '@/application/settings/load-settings';
import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import { PutArticle } from '@/application/basket/put-article';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { RemoveItem } from '@/application/basket/remove-item';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import { WriteNote } from '@/application/basket/write-note';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { Randomness } from '@/domain/ports/randomness';
import { Wayfinder } from '@/domain/ports/navigator';

import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
/** Filling the basket from the menu, and checking it. */
export const fillingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, PutArticle, [ChangeBasket, BasketStore, ShopStore, SetAsideBasket, Randomness]);
  bindSingle(bind, IncreaseItem, [ChangeBasket, BasketStore, Randomness]);
  bindSingle(bind, DecreaseItem, [ChangeBasket]);
  bindSingle(bind, RemoveItem, [ChangeBasket]);
  bindSingle(bind, WriteNote, [ChangeBasket]);
  bindSingle(bind, ChooseOrderType, [ChangeBasket, BasketStore, DeliverySpotStore]);
  bindSingle(bind, ChooseSpot, [ChangeBasket]);
  bindSingle(bind, RestoreSetAsideBasket, [ChangeBasket, SetAsideBasket, BasketStore]);
  bindSingle(bind, UpdateBasketFromMenu, [ChangeBasket, BasketStore, MenuStore]);
  bindSingle(bind, OfferSuggestions, [BasketStore, MenuStore, SuggestionStore]);
  bindSingle(bind, CheckBasket, [BasketStore, MenuStore, CheckOrderForm, RefreshShop, LoadMenu]);
  bindSingle(bind, CheckOrderForm, [
    BasketStore,
    SettingsStore,
    ShopStore,
    DeliverySpotStore,
    PhoneNumbers,
    LoadSettings,
    LoadDeliverySpots,
  ]);
  bindSingle(bind, CancelOrder, [ChangeBasket, NoticeStore, Wayfinder]);
  bindSingle(bind, LoadDeliverySpots, [DeliverySpotCatalog, DeliverySpotStore]);
});
