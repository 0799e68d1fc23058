import type { Deps } from '@/domain/ports/deps';
import { newSeed } from '@/application/shared/new-ids';
import { retrying } from '@/application/shared/retrying';
import { OrderStore } from '@/application/orders/order-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { transitionIntent } from '@/domain/order/intent-transition';
import type { PlacedOrder } from '@/domain/order/order';
import type { OrderIntent } from '@/domain/order/order-intent';
import { Clock } from '@/domain/ports/clock';
import { OrderStorage } from '@/domain/ports/stored-value';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { isRetryable, type Refusal, type RemoteFailure } from '@/domain/shared/remote-failure';
import { Randomness } from '@/domain/ports/randomness';
import { err, ok, type Result } from '@/domain/shared/result';

export type PlaceFailure =
  /** Whether the order arrived is unknown. Nothing is paid, and confirming again is safe. */
  | {
      readonly kind: 'unanswered';
      /** Whether an answer came from which the order cannot be followed, as one without a time. */
      readonly isUnreadable: boolean;
    }
  /** The server refused; there is no order, and the basket stays. */
  | { readonly kind: 'refused'; readonly failure: Refusal };

/**
 * Places a confirmation. It is stored first, then sent, and sent again with the same key while there is no answer; a
 * refused one is discarded, so that the next is a new one. Source: PAIN-01 to PAIN-03; decisions, POST /api/order.
 */
export class PlaceOrder {
  static readonly needs = {
    gateway: OrderGateway,
    orders: OrderStore,
    changeBasket: ChangeBasket,
    storage: OrderStorage,
    clock: Clock,
    randomness: Randomness,
    reporter: FailureReporter,
  };

  private readonly deps: Deps<typeof PlaceOrder>;

  constructor(deps: Deps<typeof PlaceOrder>) {
    this.deps = deps;
  }

  async place(intent: OrderIntent): Promise<Result<OrderIntent, PlaceFailure>> {
    this.deps.orders.setIntent(intent);
    if (intent.state.kind !== 'sending') return ok(intent);
    const result = await this.send(intent);
    if (result.ok) return ok(this.remember(intent, result.value));
    const failure = result.error;
    // A server may fail after it has stored the order.
    if (failure.kind !== 'refused' || failure.status >= 500 || isRetryable(failure))
      return err({ kind: 'unanswered', isUnreadable: this.isUnreadable(failure) });
    this.leaveBehind(intent);
    return err({ kind: 'refused', failure });
  }

  /**
   * Two tabs that confirm at the same time have the same key but not the same time in the body. The server may then
   * refuse the second body; the first one is stored, and sending it yields the one order.
   */
  private async send(intent: OrderIntent): Promise<Result<PlacedOrder, RemoteFailure>> {
    const { key, request } = intent;
    const result = await retrying(this.deps.clock, () => this.deps.gateway.place(request, key));
    const twin = this.deps.storage.load()?.intent;
    const isTwin = twin?.key === key && twin.request.pickupTime !== request.pickupTime;
    if (result.ok || result.error.kind !== 'refused' || !isTwin) return result;
    return retrying(this.deps.clock, () => this.deps.gateway.place(twin.request, key));
  }

  private remember(intent: OrderIntent, { orderId, pickupTime, total }: PlacedOrder): OrderIntent {
    const current = this.deps.orders.intent?.key === intent.key ? this.deps.orders.intent : intent;
    const placed = transitionIntent(current, { kind: 'placed', order: { orderId, pickupTime, total } });
    this.deps.orders.setIntent(placed);
    return placed;
  }

  /** One that is no JSON at all is not the server's, but that of something before it. */
  private isUnreadable(failure: RemoteFailure): boolean {
    if (failure.kind !== 'malformed' || failure.path === '') return false;
    const message = `The answer to the order cannot be read: ${failure.path}`;
    this.deps.reporter.report({ id: 'lucka:unreadable-order-answer', message });
    return true;
  }

  private leaveBehind({ key, seed }: OrderIntent): void {
    if (this.deps.orders.intent?.key === key) this.deps.orders.setIntent(undefined);
    this.deps.changeBasket.apply({ kind: 'renewSeed', seed, nextSeed: newSeed(this.deps.randomness) });
  }
}
