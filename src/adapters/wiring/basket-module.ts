import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { ChangeBasket } from '@/application/basket/change-basket';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';

/** How the basket is changed and set aside; filling it is in `fillingModule`. */
export const basketModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [ChangeBasket, SetAsideBasket]);
});
