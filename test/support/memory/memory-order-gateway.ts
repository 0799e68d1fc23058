import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { Currency } from '@/domain/menu/menu';
import {
  type CustomerCode,
  type OrderDetails,
  type OrderId,
  parseOrderId,
  type PlacedOrder,
} from '@/domain/order/order';
import type { IntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import type { PushAddress } from '@/domain/order/push-address';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { OrderStatus } from '@/domain/order/order-status';
import type { OrderGateway } from '@/domain/ports/order-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { type Amount, ZERO_AMOUNT } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';

/** The server's state of an order. */
export interface GatewayOrder {
  readonly key: IntentKey;
  readonly request: OrderRequest;
  readonly placed: PlacedOrder;
  readonly status: OrderStatus;
  /** Why it was taken back. */
  readonly reason?: RollbackReason;
  /** What was given back of it. */
  readonly refunds?: OrderDetails['refunds'];
}

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

/** As strict as the server: one order per key, no details without the code, statuses reported to subscribers. */
export class MemoryOrderGateway implements OrderGateway {
  readonly script = new RemoteScript();
  readonly orders: GatewayOrder[] = [];
  readonly receipts: { readonly orderId: OrderId; readonly email: string }[] = [];
  notified: readonly { readonly orderId: OrderId; readonly endpoint: string }[] = [];
  /** What browsers subscribe with; undefined for a server that notifies none. */
  pushKey: string | undefined;
  currency: Currency = { name: 'SEK', symbol: 'kr' };
  /** What the server charges; it prices from its own menu. */
  totalOf: (request: OrderRequest) => Amount = () => ZERO_AMOUNT;
  /** A reason to refuse new orders: a closed shop, a sold-out article. */
  refuses: RemoteFailure | undefined;
  readonly #followers = new Set<Follower>();

  place(request: OrderRequest, key: IntentKey): Answer<PlacedOrder> {
    return this.script.run(`place ${key}`, undefined, () => this.#place(request, key));
  }

  status(orderId: OrderId, code: CustomerCode | undefined, signal?: AbortSignal): Answer<OrderStatus> {
    return this.script.run(`status ${orderId}`, signal, () => {
      const order = this.find(orderId);
      const isKnown = order !== undefined && (code === undefined || code === order.placed.customerCode);
      return isKnown ? ok(order.status) : this.#notFound(orderId);
    });
  }

  details(orderId: OrderId, code: CustomerCode | undefined, signal?: AbortSignal): Answer<OrderDetails> {
    return this.script.run(`details ${orderId}`, signal, () => {
      const order = this.#findWith(orderId, code);
      return order === undefined
        ? this.#notFound(orderId)
        : ok({ ...detailsOf(order, this.orders.indexOf(order)), pushKey: this.pushKey });
    });
  }

  async subscribe(
    orderId: OrderId,
    code: CustomerCode | undefined,
    onStatus: (status: OrderStatus) => void,
    signal: AbortSignal,
  ): Answer<void> {
    const opened = await this.script.run(`follow ${orderId}`, signal, () =>
      this.#findWith(orderId, code) === undefined ? this.#notFound(orderId) : ok(undefined),
    );
    if (!opened.ok) return opened;
    return new Promise((resolve) => {
      const follower: Follower = {
        orderId,
        onStatus,
        end: (answer) => (this.#followers.delete(follower), resolve(answer)),
      };
      this.#followers.add(follower);
      signal.addEventListener('abort', () => follower.end(err({ kind: 'aborted' })), { once: true });
    });
  }

  notify(orderId: OrderId, code: CustomerCode | undefined, address: PushAddress): Answer<void> {
    return this.script.run(`notify ${orderId}`, undefined, () => {
      if (this.#findWith(orderId, code) === undefined) return this.#notFound(orderId);
      this.notified = [...this.notified, { orderId, endpoint: address.endpoint }];
      return ok(undefined);
    });
  }

  stopNotifying(orderId: OrderId, code: CustomerCode | undefined, endpoint: string): Answer<void> {
    return this.script.run(`stop notifying ${orderId}`, undefined, () => {
      if (this.#findWith(orderId, code) === undefined) return this.#notFound(orderId);
      this.notified = this.notified.filter((each) => each.orderId !== orderId || each.endpoint !== endpoint);
      return ok(undefined);
    });
  }

  cancel(orderId: OrderId, code: CustomerCode | undefined): Answer<void> {
    return this.script.run(`cancel ${orderId}`, undefined, () => {
      const order = this.#findWith(orderId, code);
      if (order === undefined) return this.#notFound(orderId);
      if (order.status !== 'added') return err(refusal(409));
      this.takeBack(orderId, { kind: 'guest' });
      return ok(undefined);
    });
  }

  sendReceipt(orderId: OrderId, code: CustomerCode | undefined, email: string): Answer<void> {
    return this.script.run(`receipt ${orderId}`, undefined, () => {
      if (this.#findWith(orderId, code) === undefined) return this.#notFound(orderId);
      this.receipts.push({ orderId, email });
      return ok(undefined);
    });
  }

  /** How many streams are open. */
  get followers(): number {
    return this.#followers.size;
  }

  find(orderId: OrderId): GatewayOrder | undefined {
    return this.orders.find((order) => order.placed.orderId === orderId);
  }

  /** The kitchen or the payment changes an order's status; subscribers are notified. */
  move(orderId: OrderId, status: OrderStatus): void {
    const index = this.orders.findIndex((order) => order.placed.orderId === orderId);
    const order = this.orders[index];
    if (order === undefined || order.status === status) return;
    this.orders[index] = { ...order, status };
    this.sendEvent(orderId, status);
  }

  takeBack(orderId: OrderId, reason: RollbackReason, refunds: OrderDetails['refunds'] = []): void {
    this.orders.forEach((order, index) => {
      if (order.placed.orderId === orderId) this.orders[index] = { ...order, reason, refunds };
    });
    this.move(orderId, 'rollbacked');
  }

  /** Its streams say so, even if it is no longer true. */
  sendEvent(orderId: OrderId, status: OrderStatus): void {
    for (const follower of this.#following(orderId)) follower.onStatus(status);
  }

  /** The streams of this order end, as when the server restarts. */
  breakStreams(orderId: OrderId): void {
    for (const follower of this.#following(orderId)) follower.end(ok(undefined));
  }

  #place(request: OrderRequest, key: IntentKey): Result<PlacedOrder, RemoteFailure> {
    const earlier = this.orders.find((order) => order.key === key);
    if (earlier !== undefined)
      return isSame(earlier.request, request) ? ok(earlier.placed) : err(refusal(422, 'invalid-parameter'));
    if (this.refuses !== undefined) return err(this.refuses);
    const orderId = parseOrderId(`order-${this.orders.length + 1}`);
    if (orderId === undefined) throw new Error('An order id that does not parse.');
    const placed: PlacedOrder = {
      orderId,
      customerCode: request.customerCode,
      pickupTime: request.pickupTime,
      readyAt: request.readyAt,
      total: this.totalOf(request),
      currency: this.currency,
    };
    this.orders.push({ key, request, placed, status: 'calculatedPrice' });
    return ok(placed);
  }

  #findWith(orderId: OrderId, code: CustomerCode | undefined): GatewayOrder | undefined {
    const order = this.find(orderId);
    return order?.placed.customerCode === code ? order : undefined;
  }

  #following(orderId: OrderId): readonly Follower[] {
    return [...this.#followers].filter((follower) => follower.orderId === orderId);
  }

  #notFound(orderId: OrderId): Result<never, RemoteFailure> {
    return err(refusal(404, 'failed-find-order', { family: 'order', orderId }));
  }
}

interface Follower {
  readonly orderId: OrderId;
  readonly onStatus: (status: OrderStatus) => void;
  readonly end: (answer: Result<void, RemoteFailure>) => void;
}

const isSame = (one: OrderRequest, other: OrderRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const detailsOf = (order: GatewayOrder, index: number): OrderDetails => ({
  orderId: order.placed.orderId,
  number: String(index + 1),
  shopId: order.request.shopId,
  shopName: `Shop ${order.request.shopId}`,
  orderType: order.request.orderType,
  status: order.status,
  pickupTime: order.placed.pickupTime,
  readyAt: order.placed.readyAt,
  timeZone: DEFAULT_TIME_ZONE,
  spot: undefined,
  note: order.request.note,
  pushKey: undefined,
  reason: order.reason,
  refunds: order.refunds ?? [],
  openRefunds: [],
  shop: undefined,
  receipt: undefined,
  items: order.request.items.map((item) => ({
    code: item.code,
    description: item.code,
    translations: {},
    quantity: item.quantity,
    price: ZERO_AMOUNT,
    choices: item.choices.map((choice) => ({
      code: choice.articleCode,
      description: choice.articleCode,
      translations: {},
      price: ZERO_AMOUNT,
      place: { level: choice.level, choiceCode: choice.choiceCode, parent: choice.parent },
    })),
    total: ZERO_AMOUNT,
  })),
  total: order.placed.total,
  currency: order.placed.currency,
});
