import type { OrderId } from '@/domain/order/order';
import type { Stop } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { heedNotification } from '@api/payment-notifications/heed-notification';
import { capturePayment } from '@api/payments/capture-payment';
import type { PaymentParts } from '@api/payments/payment-parts';
import { settlePayment } from '@api/payments/settle-payment';
import type { StoredPayment } from '@api/payments/stored-payment';
import { releaseForTakenBack, takeBackOrder } from '@api/payments/take-back-order';

const RECONCILE_INTERVAL_MS = 5_000;
/** A payment that has just begun is left to the visitor who is at it, and a notification to whoever has taken it. */
const PAYMENT_REST_MS = 5_000;
/** More than may stand open at once, so that visitors who take their time never keep the others waiting. */
const BATCH = 5_000;

/**
 * Finishes what nobody came back for: payments whose answer was lost or whose tab was closed, captures and notifications
 * that a dying process left behind, money of orders taken back, and orders that were never paid. Throws in the end what
 * went wrong with any of them: one that always fails never keeps the others waiting. Source: reliability P7, P9, X22.
 */
export async function reconcile(parts: PaymentParts): Promise<void> {
  const now = parts.clock.now();
  const rested = addMs(now, -PAYMENT_REST_MS);
  const failures: unknown[] = [];
  const each = async <Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<unknown>,
  ): Promise<void> => {
    for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  };
  await each(await parts.payments.unsettled(rested, BATCH), (payment) => reconcilePayment(parts, payment));
  const expired = addMs(now, -UNPAID_ORDER_EXPIRY_MS);
  await each(await parts.orders.waiting('calculatedPrice', expired, BATCH), ({ id }) => expire(parts, id));
  await each(await parts.notifications.unheeded(rested, BATCH), (told) => heedNotification(parts, told));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be reconciled');
}

async function expire(parts: PaymentParts, orderId: OrderId): Promise<void> {
  const payment = await parts.payments.live(orderId);
  if (payment !== undefined) await settlePayment(parts, payment);
  await takeBackOrder(parts, orderId, 'calculatedPrice');
}

async function reconcilePayment(parts: PaymentParts, payment: StoredPayment): Promise<void> {
  const order = await parts.orders.find(payment.orderId);
  if (payment.isCapturing) await capturePayment(parts, payment);
  else if (order?.status === 'rollbacked') await releaseForTakenBack(parts, payment);
  else await settlePayment(parts, payment);
}

/** Reconciles every few seconds, one round at a time; a round that fails is told of, and the next one tries again. */
export function startReconciler(parts: PaymentParts, report: (error: unknown) => void): Stop {
  let isRunning = false;
  return parts.clock.every(RECONCILE_INTERVAL_MS, () => {
    if (isRunning) return;
    isRunning = true;
    void reconcile(parts)
      .catch(report)
      .finally(() => (isRunning = false));
  });
}
