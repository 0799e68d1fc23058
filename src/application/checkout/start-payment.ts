import type { OrderStore } from '@/application/orders/order-store';
import type { AbandonOrder } from '@/application/checkout/abandon-order';
import type { AskPayment } from '@/application/checkout/query-payment';
import type { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { retrying } from '@/application/shared/retrying';
import { transitionIntent } from '@/domain/order/intent-transition';
import type { CustomerCode, OrderId } from '@/domain/order/order';
import { paymentReturnPath } from '@/domain/navigation/order-link';
import type { StartedPayment } from '@/domain/order/payment';
import type { Clock } from '@/domain/ports/clock';
import type { PageDocument } from '@/domain/ports/page-document';
import type { PaymentDesk } from '@/domain/ports/payment-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

export type StartPaymentFailure =
  | RemoteFailure
  /** It is paid already: see the order. */
  | { readonly kind: 'alreadyPaid' }
  /** The server gave the order up; the basket is kept, and confirming it makes a new order. */
  | { readonly kind: 'orderEnded' }
  /** Neither this device nor the link has the order's code. */
  | { readonly kind: 'codeMissing' };

/**
 * Opens the payment of an order and leaves for the provider's page. An open payment is given again, so a lost answer,
 * a second tap or a second tab opens no second one; a call under way is joined.
 * Source: decisions, POST …/payment; user-pains P01, P03, P07, P14, P15.
 */
export class StartPayment {
  private readonly running = new Map<OrderId, Promise<Result<StartedPayment, StartPaymentFailure>>>();
  private readonly payments: PaymentDesk;
  private readonly orders: OrderStore;
  private readonly askPayment: AskPayment;
  private readonly settlePaidOrder: SettlePaidOrder;
  private readonly abandonOrder: AbandonOrder;
  private readonly document: PageDocument;
  private readonly clock: Clock;

  constructor(
    payments: PaymentDesk,
    orders: OrderStore,
    askPayment: AskPayment,
    settlePaidOrder: SettlePaidOrder,
    abandonOrder: AbandonOrder,
    document: PageDocument,
    clock: Clock,
  ) {
    this.payments = payments;
    this.orders = orders;
    this.askPayment = askPayment;
    this.settlePaidOrder = settlePaidOrder;
    this.abandonOrder = abandonOrder;
    this.document = document;
    this.clock = clock;
  }

  execute(orderId: OrderId, shopId: ShopId): Promise<Result<StartedPayment, StartPaymentFailure>> {
    const running = this.running.get(orderId) ?? this.start(orderId, shopId);
    this.running.set(orderId, running);
    return running.finally(() => this.running.delete(orderId));
  }

  private async start(
    orderId: OrderId,
    shopId: ShopId,
  ): Promise<Result<StartedPayment, StartPaymentFailure>> {
    const code = this.orders.customerCodeOf(orderId);
    if (code === undefined) return err({ kind: 'codeMissing' });
    const returnUrl = this.document.origin() + paymentReturnPath(shopId, orderId, code);
    const result = await retrying(this.clock, () => this.payments.start(orderId, code, returnUrl));
    if (!result.ok) return err(await this.explain(orderId, result.error));
    this.remember(orderId, code, result.value);
    if (result.value.destination.kind === 'redirect') this.document.leaveFor(result.value.destination.url);
    return ok(result.value);
  }

  private remember(orderId: OrderId, customerCode: CustomerCode, { paymentId }: StartedPayment): void {
    const intent = this.orders.intentOf(orderId);
    if (intent === undefined || intent.state.kind === 'sending') return;
    const { pickupTime } = intent.state.order;
    const others = this.orders.details.filter((each) => each.orderId !== orderId);
    const stored = {
      orderId,
      pickupTime,
      customerCode,
      paymentID: paymentId,
      userAgent: this.document.userAgent(),
    };
    this.orders.setDetails([...others, stored]);
    this.orders.setIntent(transitionIntent(intent, { kind: 'paymentStarted', paymentId }));
  }

  /** A refusal may mean that the order is paid, costs nothing or is given up: its own state tells. */
  private async explain(orderId: OrderId, failure: RemoteFailure): Promise<StartPaymentFailure> {
    if (failure.kind !== 'refused' || (failure.status !== 404 && failure.status !== 409)) return failure;
    const outcome = failure.status === 404 ? undefined : await this.askPayment.execute(orderId);
    if (outcome?.kind === 'paid') {
      await this.settlePaidOrder.execute(orderId);
      return { kind: 'alreadyPaid' };
    }
    if (failure.status === 409 && outcome?.kind !== 'unpaid') return failure;
    this.abandonOrder.execute(orderId);
    return { kind: 'orderEnded' };
  }
}
