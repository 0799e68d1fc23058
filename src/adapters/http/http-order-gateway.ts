import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { customerCodeHeader } from '@/adapters/http/customer-code-header';
import { IDEMPOTENCY_KEY_HEADER } from '@/adapters/contract/headers';
import { orderStatus, readOrderDetails, readPlacedOrder } from '@/adapters/contract/order';
import { orderRequest } from '@/adapters/contract/order-request';
import { pushAddress } from '@/adapters/contract/push';
import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpEvents } from '@/adapters/http/http-events';
import { type OnOmitted, strict } from '@/adapters/contract/tolerant';
import type { CustomerCode, OrderDetails, OrderId, PlacedOrder } from '@/domain/order/order';
import type { IntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import type { PushAddress } from '@/domain/order/push-address';
import type { OrderStatus } from '@/domain/order/order-status';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

export class HttpOrderGateway implements OrderGateway {
  static readonly needs = { calls: HttpCalls, events: HttpEvents, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #events: HttpEvents;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpOrderGateway>) {
    this.#calls = deps.calls;
    this.#events = deps.events;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-order', message: path });
  }

  place(request: OrderRequest, key: IntentKey): Promise<Result<PlacedOrder, RemoteFailure>> {
    const body = z.encode(orderRequest, request);
    const headers = { [IDEMPOTENCY_KEY_HEADER]: key };
    return this.#calls.send(paths.orders, body, readPlacedOrder, { headers });
  }

  status(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderStatus, RemoteFailure>> {
    const options = { signal, isFresh: true, headers: customerCodeHeader(customerCode) };
    return this.#calls.read(paths.order(orderId), strict(orderStatus), options);
  }

  details(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderDetails, RemoteFailure>> {
    const headers = customerCodeHeader(customerCode);
    const options = { signal, isFresh: true, headers, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.orderDetails(orderId), readOrderDetails, options);
  }

  subscribe(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    onStatus: (status: OrderStatus) => void,
    signal: AbortSignal,
  ): Promise<Result<void, RemoteFailure>> {
    const headers = customerCodeHeader(customerCode);
    return this.#events.listen(paths.orderEvents(orderId), { signal, headers }, (data) => {
      const status = z.safeParse(orderStatus, unquote(data));
      if (status.success) onStatus(status.data);
    });
  }

  notify(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    address: PushAddress,
  ): Promise<Result<void, RemoteFailure>> {
    const options = { method: 'put', headers: customerCodeHeader(customerCode) } as const;
    return this.#calls.command(paths.orderPush(orderId), z.encode(pushAddress, address), options);
  }

  stopNotifying(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    endpoint: string,
  ): Promise<Result<void, RemoteFailure>> {
    const options = { method: 'delete', headers: customerCodeHeader(customerCode) } as const;
    return this.#calls.command(paths.orderPush(orderId), { endpoint }, options);
  }

  cancel(orderId: OrderId, customerCode: CustomerCode | undefined): Promise<Result<void, RemoteFailure>> {
    const options = { headers: customerCodeHeader(customerCode) };
    return this.#calls.command(paths.orderCancel(orderId), undefined, options);
  }

  sendReceipt(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    email: string,
  ): Promise<Result<void, RemoteFailure>> {
    const options = { headers: customerCodeHeader(customerCode) };
    return this.#calls.command(paths.orderReceipt(orderId), { email }, options);
  }
}

/** The bare status, or a JSON string of it. */
const unquote = (data: string): string => data.replace(/^"(.*)"$/, '$1');
