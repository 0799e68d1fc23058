import { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { type PushFailure, PushSubscriptions } from '@/domain/ports/push-subscriptions';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/**
 * Lets this browser be notified when an order is ready, late or cancelled, or no longer. The browser's own subscription
 * serves all orders, and ends with the last of them. Source: DEC-96.
 */
export class NotifyWhenReady {
  static readonly needs = {
    subscriptions: PushSubscriptions,
    gateway: OrderGateway,
    orders: OrderStore,
  };

  private readonly deps: Deps<typeof NotifyWhenReady>;

  constructor(deps: Deps<typeof NotifyWhenReady>) {
    this.deps = deps;
  }

  get isSupported(): boolean {
    return this.deps.subscriptions.isSupported;
  }

  get needsHomeScreen(): boolean {
    return this.deps.subscriptions.needsHomeScreen;
  }

  async begin(orderId: OrderId, serverKey: string): Promise<Result<void, PushFailure | RemoteFailure>> {
    const { subscriptions, gateway, orders } = this.deps;
    const address = await subscriptions.subscribe(serverKey);
    if (!address.ok) return address;
    const asked = await gateway.notify(orderId, orders.customerCodeOf(orderId), address.value);
    if (!asked.ok) return err(asked.error);
    orders.updateDetails(orderId, { isNotified: true });
    return ok(undefined);
  }

  async end(orderId: OrderId): Promise<Result<void, RemoteFailure>> {
    const { subscriptions, gateway, orders } = this.deps;
    const address = await subscriptions.current();
    if (address !== undefined) {
      const ended = await gateway.stopNotifying(orderId, orders.customerCodeOf(orderId), address.endpoint);
      if (!ended.ok) return ended;
    }
    orders.updateDetails(orderId, { isNotified: false });
    if (!orders.details.some(({ isNotified }) => isNotified === true)) await subscriptions.end();
    return ok(undefined);
  }
}
