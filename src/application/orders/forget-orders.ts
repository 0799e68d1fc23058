import type { OrderStore } from '@/application/orders/order-store';

/** Clears the order details and with them both lists, which ends the polling. Source: spec §4, OPEN-42; TRACK-12, TRACK-13. */
export class ForgetOrders {
  private readonly orders: OrderStore;

  constructor(orders: OrderStore) {
    this.orders = orders;
  }

  execute(): void {
    this.orders.forget();
  }
}
