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

/**
 * Cooks one step of every order that has stood for `paceMs` where it is. The last steps first, so that none takes two.
 */
export async function cook(deps: PaymentDeps, paceMs: number): Promise<void> {
  const before = addMs(deps.clock.now(), -paceMs);
  for (const [from, to] of NEXT) {
    for (const order of await deps.orders.waiting(from, before, BATCH)) await moveOrder(deps, order.id, to);
  }
}

/** A kitchen for demonstrations, which cooks what was paid for. Source: OPEN-09. */
export function startKitchen(deps: PaymentDeps, paceMs: number, report: (error: unknown) => void): Disposer {
  let isCooking = false;
  return deps.clock.every(Math.min(CHECK_INTERVAL_MS, paceMs), () => {
    if (isCooking) return;
    isCooking = true;
    void cook(deps, paceMs)
      .catch(report)
      .finally(() => (isCooking = false));
  });
}
