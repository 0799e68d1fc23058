import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import { moveOrder } from '@api/operator/move-order';
import type { PaymentDeps } from '@api/payments/payment-deps';

const NEXT: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['done', 'delivered'],
  ['finnished', 'done'],
  ['started', 'finnished'],
  ['added', 'started'],
];

const BATCH = 100;
const CHECK_INTERVAL_MS = 1_000;

/** Cooks one step of every order that has stood for `paceMs` where it is. The last steps first, so that none takes two. */
export async function cook(parts: PaymentDeps, paceMs: number): Promise<void> {
  const before = addMs(parts.clock.now(), -paceMs);
  for (const [from, to] of NEXT) {
    for (const order of await parts.orders.waiting(from, before, BATCH)) await moveOrder(parts, order.id, to);
  }
}

/** A kitchen for demonstrations, which cooks what was paid for. Source: OPEN-09. */
export function startKitchen(parts: PaymentDeps, paceMs: number, report: (error: unknown) => void): Disposer {
  let isCooking = false;
  return parts.clock.every(Math.min(CHECK_INTERVAL_MS, paceMs), () => {
    if (isCooking) return;
    isCooking = true;
    void cook(parts, paceMs)
      .catch(report)
      .finally(() => (isCooking = false));
  });
}
