import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { OrderKey } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import type { MemoryMails } from '@api/orders/stored-mail';
import type { StoredPayment } from '@api/orders/stored-payment';

/** State shared by the in-memory stores of orders and payments, since money and status change together. */
export interface MemoryLedger {
  readonly orders: Map<OrderId, { order: StoredOrder; changedAt: Instant }>;
  /** Orders that were ever `added`. */
  readonly paid: Set<OrderId>;
  readonly mails: MemoryMails;
  /** The hashes of the codes of mailed links, with their times. */
  readonly codes: Map<OrderId, Map<string, Instant>>;
  readonly keys: Map<string, OrderKey>;
  readonly numbers: Map<string, number>;
  readonly payments: Map<PaymentId, StoredPayment>;
  /** When payments were captured. */
  readonly captures: Map<PaymentId, Instant>;
}

export const emptyLedger = (): MemoryLedger => ({
  orders: new Map(),
  paid: new Set(),
  mails: new Map(),
  codes: new Map(),
  keys: new Map(),
  numbers: new Map(),
  payments: new Map(),
  captures: new Map(),
});

export function moveStoredOrder(
  ledger: MemoryLedger,
  orderId: OrderId,
  status: OrderStatus,
  at: Instant,
  reason?: RollbackReason,
): void {
  const stored = ledger.orders.get(orderId);
  if (stored === undefined) return;
  ledger.orders.set(orderId, { order: { ...stored.order, status, reason }, changedAt: at });
  if (status === 'added') ledger.paid.add(orderId);
}

/** No more mail of an order, and no more access by links that were mailed. */
export function forgetMail(ledger: MemoryLedger, orderId: OrderId): void {
  ledger.mails.delete(orderId);
  ledger.codes.delete(orderId);
}

/** Removes account, e-mail address and phone number from the orders of an account. */
export function anonymizeOrders(ledger: MemoryLedger, accountId: AccountId): void {
  for (const [orderId, { order, changedAt }] of ledger.orders) {
    if (order.accountId !== accountId) continue;
    const anonymous = { ...order, accountId: undefined, email: undefined, phoneNumber: undefined };
    ledger.orders.set(orderId, { order: anonymous, changedAt });
    forgetMail(ledger, orderId);
  }
}
