import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { OrderKey } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import type { StoredPayment } from '@api/payments/stored-payment';

/** What the in-memory stores of orders and payments share, since money and status change together. */
export interface MemoryLedger {
  readonly orders: Map<OrderId, { order: StoredOrder; changedAt: Instant }>;
  /** Those that were `added` once. */
  readonly paid: Set<OrderId>;
  readonly keys: Map<string, OrderKey>;
  readonly numbers: Map<string, number>;
  readonly payments: Map<PaymentId, StoredPayment>;
}

export const emptyLedger = (): MemoryLedger => ({
  orders: new Map(),
  paid: new Set(),
  keys: new Map(),
  numbers: new Map(),
  payments: new Map(),
});

export function moveStoredOrder(
  ledger: MemoryLedger,
  orderId: OrderId,
  status: OrderStatus,
  at: Instant,
): void {
  const kept = ledger.orders.get(orderId);
  if (kept === undefined) return;
  ledger.orders.set(orderId, { order: { ...kept.order, status }, changedAt: at });
  if (status === 'added') ledger.paid.add(orderId);
}
