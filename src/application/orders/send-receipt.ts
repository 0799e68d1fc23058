import type { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { OrderDesk } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Sends the receipt of an order by e-mail; may be repeated after a failure. Source: decisions, POST …/receipt; P65. */
export class SendReceipt {
  private readonly desk: OrderDesk;
  private readonly orders: OrderStore;

  constructor(desk: OrderDesk, orders: OrderStore) {
    this.desk = desk;
    this.orders = orders;
  }

  execute(orderId: OrderId, email: string): Promise<Result<void, RemoteFailure>> {
    return this.desk.sendReceipt(orderId, this.orders.customerCodeOf(orderId), email.trim());
  }
}
