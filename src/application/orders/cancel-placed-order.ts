import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import { LoadOrder } from '@/application/orders/load-order';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';
import { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Cancels a paid order that the kitchen has not begun, which releases its money. The basket stays as it is. Afterwards
 * the order is as the server has it, also where it refused.
 */
export class CancelPlacedOrder {
  static readonly needs = {
    gateway: OrderGateway,
    orders: OrderStore,
    loadOrder: LoadOrder,
    applyOrderStatus: ApplyOrderStatus,
  };

  private readonly deps: Deps<typeof CancelPlacedOrder>;

  constructor(deps: Deps<typeof CancelPlacedOrder>) {
    this.deps = deps;
  }

  async cancel(orderId: OrderId): Promise<Result<void, RemoteFailure>> {
    const { gateway, orders, loadOrder, applyOrderStatus } = this.deps;
    const applyStatus = applyOrderStatus.beginRequest(orderId);
    const result = await gateway.cancel(orderId, orders.customerCodeOf(orderId));
    if (result.ok) applyStatus('rollbacked');
    await loadOrder.load(orderId);
    return result;
  }
}
