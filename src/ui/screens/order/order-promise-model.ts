import { makeAutoObservable, reaction } from 'mobx';

import { OrderStore } from '@/application/orders/order-store';
import { disposeAll } from '@/application/shared/background-service';
import { loadedValue } from '@/application/shared/loadable';
import type { OrderDetails, OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { type ExpectedTime, expectedTime } from '@/domain/order/promised-time';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';
import { PROMISE_TICK_MS } from '@/ui/components/promise-model';

/** Before these nothing is cooked, and after them the food is there. */
export const IN_WORK: ReadonlySet<OrderStatus> = new Set(['added', 'started', 'finnished']);

const MINUTE_MS = 60_000;

/**
 * When an order in work is ready, as it was promised with the order, and later where that has passed. Source: DEC-95.
 */
export class OrderPromiseModel {
  static readonly needs = { orders: OrderStore, clock: Clock };

  private now: Instant;
  /** The time that this page showed first. */
  private first: Instant | undefined = undefined;
  private readonly orderId: OrderId;
  private readonly deps: Deps<typeof OrderPromiseModel>;

  constructor(deps: Deps<typeof OrderPromiseModel>, orderId: OrderId) {
    this.deps = deps;
    this.orderId = orderId;
    this.now = deps.clock.now();
    makeAutoObservable<this, 'deps' | 'orderId'>(this, { deps: false, orderId: false }, { autoBind: true });
  }

  start(): () => void {
    this.tick();
    return disposeAll(
      this.deps.clock.every(PROMISE_TICK_MS, this.tick),
      reaction(() => this.expected?.at, this.remember, { fireImmediately: true }),
    );
  }

  get expected(): ExpectedTime | undefined {
    const { status } = this.deps.orders.seenOrder(this.orderId);
    const readyAt = this.details?.readyAt;
    if (readyAt === undefined || status === undefined || !IN_WORK.has(status)) return undefined;
    return expectedTime(readyAt, this.now);
  }

  /** In minutes, rounded up; undefined for a late order, whose time is not known. */
  get minutesLeft(): number | undefined {
    const { expected } = this;
    if (expected === undefined || expected.isLate) return undefined;
    return Math.ceil((expected.at - this.now) / MINUTE_MS);
  }

  /** What the visitor read when ordering, where the kitchen promised a later time after that. */
  get before(): Instant | undefined {
    const shown = this.deps.orders.storedOrder(this.orderId)?.shownTime;
    const readyAt = this.details?.readyAt;
    return shown !== undefined && readyAt !== undefined && readyAt > shown ? shown : undefined;
  }

  /** Whether it is another time than this page has shown first. */
  get hasMoved(): boolean {
    return this.first !== undefined && this.expected !== undefined && this.expected.at !== this.first;
  }

  get details(): OrderDetails | undefined {
    return loadedValue(this.deps.orders.seenOrder(this.orderId).details);
  }

  private remember(at: Instant | undefined): void {
    this.first ??= at;
  }

  private tick(): void {
    this.now = this.deps.clock.now();
  }
}
