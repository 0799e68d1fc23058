import { makeAutoObservable } from 'mobx';

import { OrderStore } from '@/application/stores/order-store';
import { GoBack } from '@/application/use-cases/go-back';
import type { MatchedRoute } from '@/domain/navigation/route';
import { runningOrdersLink, type RunningOrdersLink } from '@/domain/order/running-orders-link';
import type { Services } from '@/ui/app/services';

/** Source: spec §2 Shell elements, AMB-22; SHELL-01, SHELL-04, SHELL-05, SHELL-16. */
export class NavbarViewModel {
  static readonly needs = { orders: OrderStore, goBack: GoBack };

  private readonly services: Services<typeof NavbarViewModel.needs>;

  constructor(services: Services<typeof NavbarViewModel.needs>) {
    this.services = services;
    makeAutoObservable<this, 'services'>(this, { services: false, runningOrders: false }, { autoBind: true });
  }

  runningOrders(route: MatchedRoute | undefined): RunningOrdersLink | undefined {
    return runningOrdersLink(this.services.orders.tracked, route?.name === 'home');
  }

  async back(): Promise<void> {
    await this.services.goBack.execute();
  }
}
