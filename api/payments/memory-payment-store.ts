import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { isPaymentEnded } from '@/domain/order/payment';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { NewAuditEntry } from '@api/audit/audit-store';
import { moveStoredOrder, type MemoryLedger } from '@api/orders/memory-ledger';
import type {
  BeginOutcome,
  EndedStatus,
  NewPayment,
  PaymentStore,
  UnsettledPayment,
} from '@api/payments/payment-store';
import type { StoredPayment } from '@api/orders/stored-payment';

export class MemoryPaymentStore implements PaymentStore {
  readonly #ledger: MemoryLedger;
  readonly #audit: AuditEntry[];

  constructor(ledger: MemoryLedger, audit: AuditEntry[]) {
    this.#ledger = ledger;
    this.#audit = audit;
  }

  begin(payment: NewPayment, maxAttempts: number): Promise<BeginOutcome> {
    const status = this.#statusOf(payment.orderId);
    const open = this.#live(payment.orderId);
    if (status === 'calculatedPrice' && open !== undefined) {
      return Promise.resolve({ kind: 'open', payment: open });
    }
    if (status !== 'calculatedPrice') {
      return Promise.resolve({ kind: 'notWaiting', status: status ?? 'rollbacked' });
    }
    if (this.#ofOrder(payment.orderId).length >= maxAttempts) return Promise.resolve({ kind: 'tooMany' });
    const fresh = { status: 'created', code: undefined, isCapturing: false, isReleasing: false } as const;
    const outside = { capturedOutsideAt: undefined };
    const begun: StoredPayment = { ...payment, ...fresh, ...outside };
    this.#ledger.payments.set(payment.id, begun);
    return Promise.resolve({ kind: 'begun', payment: begun });
  }

  find(orderId: OrderId, paymentId: PaymentId): Promise<StoredPayment | undefined> {
    const payment = this.#ledger.payments.get(paymentId);
    return Promise.resolve(payment?.orderId === orderId ? payment : undefined);
  }

  withId(paymentId: PaymentId): Promise<StoredPayment | undefined> {
    return Promise.resolve(this.#ledger.payments.get(paymentId));
  }

  live(orderId: OrderId): Promise<StoredPayment | undefined> {
    return Promise.resolve(this.#live(orderId));
  }

  reserve(paymentId: PaymentId, at: Instant): Promise<boolean> {
    const payment = this.#ledger.payments.get(paymentId);
    const isWaiting = payment?.status === 'created' && !payment.isReleasing;
    if (!isWaiting || this.#statusOf(payment.orderId) !== 'calculatedPrice') return Promise.resolve(false);
    this.#ledger.payments.set(paymentId, { ...payment, status: 'reserved' });
    moveStoredOrder(this.#ledger, payment.orderId, 'added', at);
    return Promise.resolve(true);
  }

  beginRelease(paymentId: PaymentId): Promise<boolean> {
    const payment = this.#ledger.payments.get(paymentId);
    if (payment?.status !== 'created') return Promise.resolve(false);
    this.#ledger.payments.set(paymentId, { ...payment, isReleasing: true });
    return Promise.resolve(true);
  }

  refuseRelease(paymentId: PaymentId): Promise<void> {
    const payment = this.#ledger.payments.get(paymentId);
    if (payment?.status === 'created')
      this.#ledger.payments.set(paymentId, { ...payment, isReleasing: false });
    return Promise.resolve();
  }

  end(paymentId: PaymentId, status: EndedStatus, code: string | undefined): Promise<boolean> {
    const payment = this.#ledger.payments.get(paymentId);
    const isOpen = payment?.status === 'created' || payment?.status === 'reserved';
    if (payment === undefined || !isOpen || payment.isCapturing) return Promise.resolve(false);
    this.#ledger.payments.set(paymentId, { ...payment, status, code });
    return Promise.resolve(true);
  }

  beginCapture(paymentId: PaymentId): Promise<boolean> {
    const payment = this.#ledger.payments.get(paymentId);
    if (payment?.status !== 'reserved' || this.#statusOf(payment.orderId) !== 'added') {
      return Promise.resolve(false);
    }
    this.#ledger.payments.set(paymentId, { ...payment, isCapturing: true });
    return Promise.resolve(true);
  }

  capture(paymentId: PaymentId, at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    const payment = this.#ledger.payments.get(paymentId);
    if (payment?.status !== 'reserved' || this.#statusOf(payment.orderId) !== 'added') {
      return Promise.resolve(false);
    }
    this.#ledger.payments.set(paymentId, { ...payment, status: 'captured', isCapturing: false });
    this.#ledger.captures.set(paymentId, at);
    moveStoredOrder(this.#ledger, payment.orderId, 'started', at);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(true);
  }

  refuseCapture(paymentId: PaymentId): Promise<void> {
    const payment = this.#ledger.payments.get(paymentId);
    if (payment?.status === 'reserved') {
      this.#ledger.payments.set(paymentId, { ...payment, isCapturing: false });
    }
    return Promise.resolve();
  }

  unsettled(before: Instant, limit: number): Promise<readonly UnsettledPayment[]> {
    const oldestFirst = [...this.#ledger.payments.values()]
      .filter((payment) => payment.createdAt <= before && this.#isUnsettled(payment))
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .flatMap((payment) => this.#withShop(payment));
    if (oldestFirst.length === 0) return Promise.resolve([]);
    const turns = new Map<ShopId, number>();
    const inTurn = oldestFirst.map((payment) => {
      const turn = (turns.get(payment.shopId) ?? 0) + 1;
      turns.set(payment.shopId, turn);
      return { payment, turn };
    });
    const fair = inTurn.toSorted((a, b) => a.turn - b.turn).map(({ payment }) => payment);
    return Promise.resolve(fair.slice(0, limit));
  }

  #withShop(payment: StoredPayment): readonly UnsettledPayment[] {
    const order = this.#ledger.orders.get(payment.orderId)?.order;
    return order === undefined ? [] : [{ ...payment, shopId: order.shopId }];
  }

  #isUnsettled(payment: StoredPayment): boolean {
    if (payment.status === 'created' || payment.isCapturing) return true;
    return payment.status === 'reserved' && this.#statusOf(payment.orderId) === 'rollbacked';
  }

  #statusOf(orderId: OrderId): OrderStatus | undefined {
    return this.#ledger.orders.get(orderId)?.order.status;
  }

  #ofOrder(orderId: OrderId): readonly StoredPayment[] {
    return [...this.#ledger.payments.values()].filter((payment) => payment.orderId === orderId);
  }

  #live(orderId: OrderId): StoredPayment | undefined {
    return this.#ofOrder(orderId).find((payment) => !isPaymentEnded(payment.status));
  }
}
