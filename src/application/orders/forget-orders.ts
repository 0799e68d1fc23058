import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';

/** Clears the order details and with them both lists, which ends the polling. Source: spec §4, OPEN-42; TRACK-12, TRACK-13. */
export class ForgetOrders {
  static readonly needs = { orders: OrderStore };

  private readonly deps: Deps<typeof ForgetOrders>;

  constructor(deps: Deps<typeof ForgetOrders>) {
    this.deps = deps;
  }

  forget(): void {
    this.deps.orders.forget();
  }
}
