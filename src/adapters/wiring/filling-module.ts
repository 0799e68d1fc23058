import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/stores/basket-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { CancelOrder } from '@/application/use-cases/cancel-order';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { CheckBasket } from '@/application/use-cases/check-basket';
import { CheckOrderForm } from '@/application/use-cases/check-order-form';
import { ChooseOrderType } from '@/application/use-cases/choose-order-type';
import { ChooseSpot } from '@/application/use-cases/choose-spot';
import { DecreaseItem } from '@/application/use-cases/decrease-item';
import { IncreaseItem } from '@/application/use-cases/increase-item';
import { LoadMenu } from '@/application/use-cases/load-menu';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { OfferSuggestions } from '@/application/use-cases/offer-suggestions';
import { PutArticle } from '@/application/use-cases/put-article';
import { RefreshShop } from '@/application/use-cases/refresh-shop';
import { RemoveItem } from '@/application/use-cases/remove-item';
import { RestoreSetAsideBasket } from '@/application/use-cases/restore-set-aside-basket';
import { SetAsideBasket } from '@/application/use-cases/set-aside-basket';
import { UpdateBasketFromMenu } from '@/application/use-cases/update-basket-from-menu';
import { WriteNote } from '@/application/use-cases/write-note';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { Randomness } from '@/domain/ports/randomness';
import { Wayfinder } from '@/domain/ports/wayfinder';

import { LoadDeliverySpots } from '@/application/use-cases/load-delivery-spots';
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
