import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/stores/basket-store';
import { ConsentStore } from '@/application/stores/consent-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { DietFilterStore } from '@/application/stores/diet-filter-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { OrderStore } from '@/application/stores/order-store';
import { ScreenStore } from '@/application/stores/screen-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';

/** The shared state of all that comes after home: one of each for the whole program. */
export const storesModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, BasketStore, []);
  bindSingle(bind, ConsentStore, []);
  bindSingle(bind, DeliverySpotStore, []);
  bindSingle(bind, DietFilterStore, []);
  bindSingle(bind, MenuStore, []);
  bindSingle(bind, NavigationStore, []);
  bindSingle(bind, OrderStore, []);
  bindSingle(bind, ScreenStore, []);
  bindSingle(bind, SettingsStore, []);
  bindSingle(bind, ShopStore, []);
  bindSingle(bind, SuggestionStore, []);
});
