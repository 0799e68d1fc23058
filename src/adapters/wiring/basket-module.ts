import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { ChangeBasket } from '@/application/basket/change-basket';

/** Changes of the basket; the commands of the visitor are in `fillingModule`. */
export const basketModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [ChangeBasket]);
});
