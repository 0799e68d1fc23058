import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { BasketStore } from '@/application/basket/basket-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';

/** The stores that home does not show. */
export const storesModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    BasketStore,
    ConsentStore,
    DeliverySpotStore,
    DietFilterStore,
    MenuStore,
    NavigationStore,
    OrderStore,
    ScreenStore,
    SettingsStore,
    ShopStore,
    SuggestionStore,
  ]);
});
