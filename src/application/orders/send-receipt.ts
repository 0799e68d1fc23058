import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Sends the receipt of an order by email; may be repeated after a failure. Source: decisions, POST
 * /api/order/{orderId}/receipt; PAIN-65.
 */
export class SendReceipt {
  static readonly needs = { gateway: OrderGateway, orders: OrderStore };

  private readonly deps: Deps<typeof SendReceipt>;

  constructor(deps: Deps<typeof SendReceipt>) {
    this.deps = deps;
  }

  send(orderId: OrderId, email: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.gateway.sendReceipt(orderId, this.deps.orders.customerCodeOf(orderId), email.trim());
  }
}
