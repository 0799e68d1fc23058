import type { MemoryOrderGateway } from '@test/support/memory/memory-order-gateway';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import { type CustomerCode, type OrderId, parsePaymentId, type PaymentId } from '@/domain/order/order';
import {
  isPaid,
  isPaymentEnded,
  type PaymentState,
  type PaymentStatus,
  type StartedPayment,
} from '@/domain/order/payment';
import type { PaymentGateway } from '@/domain/ports/payment-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** One payment of the provider. */
export interface GatewayPayment {
  readonly orderId: OrderId;
  readonly returnUrl: string;
  readonly started: StartedPayment;
  readonly state: PaymentState;
}

/** Payments of the orders of one gateway: an open payment is returned again, a paid order accepts no other. */
export class MemoryPaymentGateway implements PaymentGateway {
  readonly script = new RemoteScript();
  readonly payments: GatewayPayment[] = [];
  readonly #orders: MemoryOrderGateway;

  constructor(orders: MemoryOrderGateway) {
    this.#orders = orders;
  }

  start(
    orderId: OrderId,
    customerCode: CustomerCode,
    returnUrl: string,
  ): Promise<Result<StartedPayment, RemoteFailure>> {
    return this.script.run(`start ${orderId}`, undefined, () =>
      this.#start(orderId, customerCode, returnUrl),
    );
  }

  state(
    orderId: OrderId,
    paymentId: PaymentId,
    customerCode: CustomerCode,
    signal?: AbortSignal,
  ): Promise<Result<PaymentState, RemoteFailure>> {
    return this.script.run(`state ${paymentId}`, signal, () => {
      const isAllowed = this.#orders.find(orderId)?.placed.customerCode === customerCode;
      const payment = this.payments.find(
        (one) => one.orderId === orderId && one.started.paymentId === paymentId,
      );
      return payment === undefined || !isAllowed ? err(refusal(404, 'payment-07')) : ok(payment.state);
    });
  }

  /** The provider's outcome: paid, cancelled or declined. A payment changes the order's status. */
  settle(paymentId: PaymentId, status: PaymentStatus, code?: string): void {
    const index = this.payments.findIndex((one) => one.started.paymentId === paymentId);
    const payment = this.payments[index];
    if (payment === undefined) throw new Error(`No payment ${paymentId}.`);
    this.payments[index] = { ...payment, state: { status, code } };
    if (status === 'reserved') this.#orders.move(payment.orderId, 'added');
    if (status === 'captured') this.#orders.move(payment.orderId, 'started');
    if (status === 'released') this.#orders.move(payment.orderId, 'rollbacked');
  }

  /** The charged payments of an order; never more than one. */
  paidFor(orderId: OrderId): readonly GatewayPayment[] {
    return this.payments.filter((one) => one.orderId === orderId && isPaid(one.state.status));
  }

  #start(
    orderId: OrderId,
    customerCode: CustomerCode,
    returnUrl: string,
  ): Result<StartedPayment, RemoteFailure> {
    const order = this.#orders.find(orderId);
    if (order?.placed.customerCode !== customerCode)
      return err(refusal(404, 'failed-find-order', { orderId }));
    if (this.paidFor(orderId).length > 0)
      return err(refusal(409, 'shop-error-order-is-started', { orderId }));
    const open = this.payments.find((one) => one.orderId === orderId && !isPaymentEnded(one.state.status));
    if (open !== undefined) return ok(open.started);
    const paymentId = parsePaymentId(`payment-${this.payments.length + 1}`);
    if (paymentId === undefined) throw new Error('A payment id that does not parse.');
    const started: StartedPayment = {
      paymentId,
      provider: 'memory',
      destination: { kind: 'redirect', url: `https://pay.example/${paymentId}` },
      amount: order.placed.total,
      currency: order.placed.currency,
      status: 'created',
    };
    this.payments.push({ orderId, returnUrl, started, state: { status: 'created', code: undefined } });
    return ok(started);
  }
}
