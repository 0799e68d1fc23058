import type { Deps } from '@/domain/ports/deps';
import type { Resource } from '@/application/connection/retry-loading';
import {
  failedAfter,
  loaded,
  loadingAfter,
  retryingAfter,
  stoppedLoading,
} from '@/application/shared/loadable';
import { OrderStore } from '@/application/orders/order-store';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import type { CustomerCode, OrderDetails, OrderId } from '@/domain/order/order';
import { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Loads the details of one order, with the code of its link or the stored one. Only that order changes, whatever else
 * is loaded meanwhile. Source: decisions, GET /api/order/{orderId}/details; PAIN-15, PAIN-59.
 */
export class LoadOrder {
  static readonly needs = { gateway: OrderGateway, orders: OrderStore, applyOrderStatus: ApplyOrderStatus };

  private readonly deps: Deps<typeof LoadOrder>;

  constructor(deps: Deps<typeof LoadOrder>) {
    this.deps = deps;
  }

  /** Returns the resource for `RetryLoading`, until the signal aborts. */
  resource(orderId: OrderId, customerCode: CustomerCode | undefined, signal: AbortSignal): Resource {
    return {
      state: () => this.deps.orders.seenOrder(orderId).details,
      load: (isRetry) => this.load(orderId, customerCode, signal, isRetry),
    };
  }

  async load(
    orderId: OrderId,
    customerCode?: CustomerCode,
    signal?: AbortSignal,
    isRetry = false,
  ): Promise<Result<OrderDetails, RemoteFailure>> {
    if (customerCode !== undefined) this.deps.orders.setSeen(orderId, { customerCode });
    const details = () => this.deps.orders.seenOrder(orderId).details;
    this.deps.orders.setSeen(orderId, {
      details: isRetry ? retryingAfter(details()) : loadingAfter(details()),
    });
    const applyStatus = this.deps.applyOrderStatus.beginRequest(orderId);
    const result = await this.deps.gateway.details(orderId, this.deps.orders.customerCodeOf(orderId), signal);
    if (result.ok) {
      this.deps.orders.setSeen(orderId, { details: loaded(result.value) });
      const { number, shopName, status } = result.value;
      this.deps.orders.updateDetails(orderId, { number, shopName });
      applyStatus(status);
    } else if (result.error.kind === 'aborted') {
      this.deps.orders.setSeen(orderId, { details: stoppedLoading(details()) });
    } else {
      this.deps.orders.setSeen(orderId, { details: failedAfter(details(), result.error) });
    }
    return result;
  }
}
