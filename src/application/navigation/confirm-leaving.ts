import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { asksToReset, type StepAway } from '@/domain/navigation/reset-confirmation';
import { confirmResetBasket } from '@/domain/notice/confirmations';

/**
 * Resolves to whether the visitor may step back or home. Where leaving resets a filled basket, the visitor is asked:
 * yes sets the basket aside and continues, no stays. Choosing a shop has its own question. Source: AMB-01, AMB-02;
 * ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16.
 */
export class ConfirmLeaving {
  static readonly needs = {
    baskets: BasketStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    changeBasket: ChangeBasket,
  };

  private readonly deps: Deps<typeof ConfirmLeaving>;

  constructor(deps: Deps<typeof ConfirmLeaving>) {
    this.deps = deps;
  }

  async confirm(step: StepAway): Promise<boolean> {
    const { current } = this.deps.navigation;
    if (current === undefined || !asksToReset(current, this.deps.baskets.basket, step)) return true;
    if (!(await this.deps.notices.ask(confirmResetBasket))) return false;
    this.deps.baskets.setBasketAside();
    this.deps.changeBasket.apply({ kind: 'clear', alsoShop: true });
    return true;
  }
}
