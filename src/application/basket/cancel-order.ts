import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { buildPath } from '@/domain/navigation/build-path';
import { confirmCancelOrder } from '@/domain/notice/confirmations';
import { Navigator } from '@/domain/ports/navigator';

/**
 * Asks whether to cancel the order and, if so, clears the basket and goes home, where it can be brought back;
 * resolves to the answer. Source: spec §2, DEC-154; BASK-21 to BASK-23.
 */
export class CancelOrder {
  static readonly needs = {
    baskets: BasketStore,
    changeBasket: ChangeBasket,
    notices: NoticeStore,
    navigator: Navigator,
  };

  private readonly deps: Deps<typeof CancelOrder>;

  constructor(deps: Deps<typeof CancelOrder>) {
    this.deps = deps;
  }

  async cancel(): Promise<boolean> {
    if (!(await this.deps.notices.ask(confirmCancelOrder))) return false;
    this.deps.baskets.setEmptied(this.deps.baskets.basket);
    this.deps.changeBasket.apply({ kind: 'clear', alsoShop: true });
    await this.deps.navigator.go(buildPath.home());
    return true;
  }
}
