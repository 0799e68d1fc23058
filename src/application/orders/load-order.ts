import type { Resource } from '@/application/connection/retry-loading';
import {
  failedAfter,
  loaded,
  loadingAfter,
  retryingAfter,
  stoppedLoading,
} from '@/application/shared/loadable';
import type { OrderStore } from '@/application/orders/order-store';
import type { HearStatus } from '@/application/orders/apply-order-status';
import type { CustomerCode, OrderDetails, OrderId } from '@/domain/order/order';
import type { OrderDesk } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Loads everything about one order, with the code that came with its link or the one this device has. Only that
 * order is touched, whatever else is loaded meanwhile. Source: decisions, GET /api/order/{orderId}/details; P15, P59.
 */
export class LoadOrder {
  private readonly desk: OrderDesk;
  private readonly orders: OrderStore;
  private readonly hearStatus: HearStatus;

  constructor(desk: OrderDesk, orders: OrderStore, hearStatus: HearStatus) {
    this.desk = desk;
    this.orders = orders;
    this.hearStatus = hearStatus;
  }

  /** For `RetryLoading`, for as long as the signal does not abort. */
  resource(orderId: OrderId, customerCode: CustomerCode | undefined, signal: AbortSignal): Resource {
    return {
      state: () => this.orders.seenOrder(orderId).details,
      load: (isRetry) => this.execute(orderId, customerCode, signal, isRetry),
    };
  }

  async execute(
    orderId: OrderId,
    customerCode?: CustomerCode,
    signal?: AbortSignal,
    isRetry = false,
  ): Promise<Result<OrderDetails, RemoteFailure>> {
    if (customerCode !== undefined) this.orders.setSeen(orderId, { customerCode });
    const details = () => this.orders.seenOrder(orderId).details;
    this.orders.setSeen(orderId, { details: isRetry ? retryingAfter(details()) : loadingAfter(details()) });
    const applyStatus = this.hearStatus.beginRequest(orderId);
    const result = await this.desk.details(orderId, this.orders.customerCodeOf(orderId), signal);
    if (result.ok) {
      this.orders.setSeen(orderId, { details: loaded(result.value) });
      const { number, shopName, status } = result.value;
      this.orders.remember(orderId, { number, shopName });
      applyStatus(status);
    } else if (result.error.kind === 'aborted') {
      this.orders.setSeen(orderId, { details: stoppedLoading(details()) });
    } else {
      this.orders.setSeen(orderId, { details: failedAfter(details(), result.error) });
    }
    return result;
  }
}
