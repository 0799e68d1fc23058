import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { customerCodeHeader } from '@/adapters/http/customer-code-header';
import { IDEMPOTENCY_KEY_HEADER } from '@/adapters/contract/headers';
import { orderStatusDto, placedOrderDto } from '@/adapters/contract/order';
import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpEvents } from '@/adapters/http/http-events';
import { parseOrderStatus } from '@/adapters/http/parse-order-status';
import { readOrderDetails, toPlacedOrder } from '@/adapters/http/to-order';
import { toOrderRequestDto } from '@/adapters/http/to-order-request-dto';
import { malformed } from '@/adapters/http/to-remote-failure';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import type { CustomerCode, OrderDetails, OrderId, PlacedOrder } from '@/domain/order/order';
import type { IntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import type { OrderStatus } from '@/domain/order/order-status';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

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

  async place(request: OrderRequest, key: IntentKey): Promise<Result<PlacedOrder, RemoteFailure>> {
    const body = toOrderRequestDto(request);
    const headers = { [IDEMPOTENCY_KEY_HEADER]: key };
    const answer = await this.#calls.send(paths.orders, body, placedOrderDto, { headers });
    if (!answer.ok) return answer;
    const placed = toPlacedOrder(answer.value);
    return placed.ok ? placed : err(malformed(placed.error));
  }

  async status(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderStatus, RemoteFailure>> {
    const options = { signal, isFresh: true, headers: customerCodeHeader(customerCode) };
    const answer = await this.#calls.read(paths.order(orderId), orderStatusDto, options);
    if (!answer.ok) return answer;
    const status = parseOrderStatus(answer.value);
    return status === undefined ? err(malformed('')) : ok(status);
  }

  async details(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    signal?: AbortSignal,
  ): Promise<Result<OrderDetails, RemoteFailure>> {
    const options = { signal, isFresh: true, headers: customerCodeHeader(customerCode) };
    const answer = await this.#calls.read(paths.orderDetails(orderId), z.unknown(), options);
    if (!answer.ok) return answer;
    const details = readOrderDetails(answer.value, this.#onOmitted);
    return details.ok ? details : err(malformed(details.error));
  }

  subscribe(
    orderId: OrderId,
    customerCode: CustomerCode | undefined,
    onStatus: (status: OrderStatus) => void,
    signal: AbortSignal,
  ): Promise<Result<void, RemoteFailure>> {
    const headers = customerCodeHeader(customerCode);
    return this.#events.listen(paths.orderEvents(orderId), { signal, headers }, (data) => {
      const status = parseOrderStatus(unquote(data));
      if (status !== undefined) onStatus(status);
    });
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
