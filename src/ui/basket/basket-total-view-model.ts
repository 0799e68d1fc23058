import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import type { Currency } from '@/domain/menu/menu';
import type { Deps } from '@/domain/ports/deps';
import { type Amount, ZERO_AMOUNT } from '@/domain/shared/amount';

/**
 * The total of the basket, and whether its sheet is open; another page closes the sheet. Source: SHELL-20, SHELL-21.
 */
export class BasketTotalViewModel {
  static readonly needs = {
    app: AppStore,
    baskets: BasketStore,
    menus: MenuStore,
    navigation: NavigationStore,
  };

  private readonly deps: Deps<typeof BasketTotalViewModel>;

  constructor(deps: Deps<typeof BasketTotalViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  start(): () => void {
    return this.deps.navigation.onNavigate(this.close);
  }

  get isOpen(): boolean {
    return this.deps.baskets.isShown;
  }

  /** Whether the page of the server is shown, whose script writes what is in the basket. */
  get isPublic(): boolean {
    return !this.deps.app.showsVisitor;
  }

  get count(): number {
    return this.deps.app.showsVisitor ? this.deps.baskets.count : 0;
  }

  /** Whether a basket of another shop waits while this one is empty. */
  get isAnyWaiting(): boolean {
    const { app, baskets } = this.deps;
    return app.showsVisitor && baskets.count === 0 && baskets.setAside.length > 0;
  }

  get total(): Amount {
    return this.deps.app.showsVisitor ? this.deps.baskets.total : ZERO_AMOUNT;
  }

  get currency(): Currency | undefined {
    return this.deps.menus.current?.currency;
  }

  open(): void {
    this.deps.baskets.show(true);
  }

  close(): void {
    this.deps.baskets.show(false);
  }
}
