import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { Randomness } from '@/domain/ports/randomness';
import { TabChannel } from '@/domain/ports/tab-channel';

/** How the basket is changed and set aside; filling it is in `fillingModule`. */
export const basketModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, ChangeBasket, [BasketStore, TabChannel, Randomness]);
  bindSingle(bind, SetAsideBasket, [BasketStore]);
});
