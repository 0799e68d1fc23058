import type { BasketStore } from '@/application/basket/basket-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { NoticeStore } from '@/application/notices/notice-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { asksToReset, type StepAway } from '@/domain/navigation/reset-confirmation';
import { confirmResetBasket } from '@/domain/notice/confirmations';

/**
 * Whether the visitor may step back or home from here. Where leaving resets the basket and it has items, that is
 * asked: a yes empties the basket (it can be brought back) and goes on, a no stays. Choosing a shop asks for itself.
 * Source: AMB-01, AMB-02; ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16.
 */
export class ConfirmLeaving {
  private readonly baskets: BasketStore;
  private readonly navigation: NavigationStore;
  private readonly notices: NoticeStore;
  private readonly changeBasket: ChangeBasket;
  private readonly setAsideBasket: SetAsideBasket;

  constructor(
    baskets: BasketStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    changeBasket: ChangeBasket,
    setAsideBasket: SetAsideBasket,
  ) {
    this.baskets = baskets;
    this.navigation = navigation;
    this.notices = notices;
    this.changeBasket = changeBasket;
    this.setAsideBasket = setAsideBasket;
  }

  async execute(step: StepAway): Promise<boolean> {
    const { current } = this.navigation;
    if (current === undefined || !asksToReset(current, this.baskets.basket, step)) return true;
    if (!(await this.notices.ask(confirmResetBasket))) return false;
    this.setAsideBasket.execute();
    this.changeBasket.execute({ kind: 'clear', alsoShop: true });
    return true;
  }
}
