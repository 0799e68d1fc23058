import { portToken } from '@/domain/ports/port-token';
import type { CustomerCode, OrderDetails, OrderId, PlacedOrder } from '@/domain/order/order';
import type { IntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import type { OrderStatus } from '@/domain/order/order-status';
import type { PushAddress } from '@/domain/order/push-address';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Places orders and queries them. Source: spec §7, decisions; API-29. */
export interface OrderGateway {
  /** Safe to repeat with the same key: it never creates a second order. */
  place(request: OrderRequest, key: IntentKey): Promise<Result<PlacedOrder, RemoteFailure>>;
  status(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderStatus, RemoteFailure>>;
  details(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderDetails, RemoteFailure>>;
  /** Reports each change of status until the signal aborts; resolves when the stream ends or breaks. */
  subscribe(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    onStatus: (status: OrderStatus) => void,
    signal: AbortSignal,
  ): Promise<Result<void, RemoteFailure>>;
  /** Lets a browser be notified when the order is ready. */
  notify(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    address: PushAddress,
  ): Promise<Result<void, RemoteFailure>>;
  stopNotifying(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    endpoint: string,
  ): Promise<Result<void, RemoteFailure>>;
  /** Refused with 409 once the kitchen has begun. */
  cancel(orderId: OrderId, customerCode: CustomerCode | undefined): Promise<Result<void, RemoteFailure>>;
  sendReceipt(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    email: string,
  ): Promise<Result<void, RemoteFailure>>;
}

export const OrderGateway = portToken<OrderGateway>('OrderGateway');
