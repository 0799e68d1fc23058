import type { Deps } from '@/domain/ports/deps';
import { DeclaredDiet } from '@/application/menu/declared-diet';
import { OrderStore } from '@/application/orders/order-store';
import { AbandonOrder } from '@/application/checkout/abandon-order';
import { QueryPayment } from '@/application/checkout/query-payment';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { retrying } from '@/application/shared/retrying';
import { isCoveredBy, NO_DIET_FILTER } from '@/domain/menu/diets';
import { transitionIntent } from '@/domain/order/intent-transition';
import type { CustomerCode, OrderId } from '@/domain/order/order';
import { paymentReturnPath } from '@/domain/navigation/order-link';
import type { StartedPayment } from '@/domain/order/payment';
import { Clock } from '@/domain/ports/clock';
import { PageDocument } from '@/domain/ports/page-document';
import { PaymentGateway } from '@/domain/ports/payment-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

export type StartPaymentFailure =
  | RemoteFailure
  /** It is paid already. */
  | { readonly kind: 'alreadyPaid' }
  /** The server has abandoned the order; the basket stays, and confirming it places a new order. */
  | { readonly kind: 'orderEnded' }
  /** The guest has declared since what the dishes of this order were not checked against. */
  | { readonly kind: 'dietUnanswered' }
  /** Neither this device nor the link has the order's code. */
  | { readonly kind: 'codeMissing' };

/**
 * Starts the payment of an order and leaves for the provider's page. An open payment is returned again, so that a lost
 * answer, a second tap or a second tab starts no second one; concurrent calls share one attempt. Source: decisions,
 * POST /api/order/{orderId}/payment; PAIN-01, PAIN-03, PAIN-07, PAIN-14, PAIN-15.
 */
export class StartPayment {
  static readonly needs = {
    payments: PaymentGateway,
    orders: OrderStore,
    declaredDiet: DeclaredDiet,
    queryPayment: QueryPayment,
    settlePaidOrder: SettlePaidOrder,
    abandonOrder: AbandonOrder,
    document: PageDocument,
    clock: Clock,
  };

  private readonly running = new Map<OrderId, Promise<Result<StartedPayment, StartPaymentFailure>>>();

  private readonly deps: Deps<typeof StartPayment>;

  constructor(deps: Deps<typeof StartPayment>) {
    this.deps = deps;
  }

  /** `isDietAnswered`: the guest wants to pay, though what was declared since is not checked (DEC-121). */
  async start(
    orderId: OrderId,
    shopId: ShopId,
    isDietAnswered = false,
  ): Promise<Result<StartedPayment, StartPaymentFailure>> {
    if (!isDietAnswered && !this.isDietAnswered(orderId)) return err({ kind: 'dietUnanswered' });
    const running = this.running.get(orderId) ?? this.open(orderId, shopId);
    this.running.set(orderId, running);
    return running.finally(() => this.running.delete(orderId));
  }

  private isDietAnswered(orderId: OrderId): boolean {
    const asked = this.deps.orders.intentOf(orderId)?.declared ?? NO_DIET_FILTER;
    return isCoveredBy(this.deps.declaredDiet.read(), asked);
  }

  private async open(orderId: OrderId, shopId: ShopId): Promise<Result<StartedPayment, StartPaymentFailure>> {
    const code = this.deps.orders.customerCodeOf(orderId);
    if (code === undefined) return err({ kind: 'codeMissing' });
    const returnUrl = this.deps.document.origin() + paymentReturnPath(shopId, orderId, code);
    const result = await retrying(this.deps.clock, () => this.deps.payments.start(orderId, code, returnUrl));
    if (!result.ok) return err(await this.explain(orderId, result.error));
    this.remember(orderId, code, result.value);
    if (result.value.destination.kind === 'redirect')
      this.deps.document.leaveFor(result.value.destination.url);
    return ok(result.value);
  }

  private remember(orderId: OrderId, customerCode: CustomerCode, { paymentId }: StartedPayment): void {
    const intent = this.deps.orders.intentOf(orderId);
    if (intent === undefined || intent.state.kind === 'sending') return;
    const { pickupTime } = intent.state.order;
    const others = this.deps.orders.details.filter((each) => each.orderId !== orderId);
    const stored = {
      orderId,
      pickupTime,
      customerCode,
      paymentID: paymentId,
      userAgent: this.deps.document.userAgent(),
      shownTime: intent.request.readyAt,
    };
    this.deps.orders.setDetails([...others, stored]);
    this.deps.orders.setIntent(transitionIntent(intent, { kind: 'paymentStarted', paymentId }));
  }

  /** A refusal may mean that the order is paid, free of charge or abandoned: its own status decides. */
  private async explain(orderId: OrderId, failure: RemoteFailure): Promise<StartPaymentFailure> {
    if (failure.kind !== 'refused' || (failure.status !== 404 && failure.status !== 409)) return failure;
    const outcome = failure.status === 404 ? undefined : await this.deps.queryPayment.query(orderId);
    if (outcome?.kind === 'paid') {
      await this.deps.settlePaidOrder.settle(orderId);
      return { kind: 'alreadyPaid' };
    }
    if (failure.status === 409 && outcome?.kind !== 'unpaid') return failure;
    this.deps.abandonOrder.abandon(orderId);
    return { kind: 'orderEnded' };
  }
}
