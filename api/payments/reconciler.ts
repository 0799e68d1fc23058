import type { OrderId } from '@/domain/order/order';
import type { Disposer } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { processNotification } from '@api/payments/process-notification';
import { capturePayment } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { settlePayment } from '@api/payments/settle-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { releaseForTakenBack, takeBackOrder } from '@api/payments/take-back-order';
import { SideBySide, type Task } from '@api/system/side-by-side';

const RECONCILE_INTERVAL_MS = 5_000;
/** A payment that has just begun is left to the visitor, and a notification to the process that received it. */
const PAYMENT_REST_MS = 5_000;
/** More than may stand open at once. */
const BATCH = 5_000;
/** At a provider that answers within 500 ms, 150 open payments take 10 s. */
export const SIDE_BY_SIDE = 8;

/**
 * Finishes what no visitor came back for: payments whose answer was lost or whose tab was closed, captures and
 * notifications that a dying process left behind, money of orders taken back, and orders that were never paid. Works on
 * several at once, the shops by turns; one that is slow or fails never delays the others. Source: FAULT-P7, FAULT-P9, FAULT-X22.
 */
export class Reconciler {
  readonly #parts: PaymentDeps;
  readonly #tasks: SideBySide;
  #isLoading = false;

  constructor(parts: PaymentDeps) {
    this.#parts = parts;
    // What waits while the provider rests keeps its place: the one trial afterwards is about another payment than those
    // that were silent, which are at the back by then.
    this.#tasks = new SideBySide(SIDE_BY_SIDE, () => parts.provider.isResting !== true);
  }

  /**
   * Takes up all that is pending now, but for what an earlier round still works on. Resolves when that is done; throws
   * in the end all that went wrong.
   */
  async round(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const tasks = await this.#pending().finally(() => (this.#isLoading = false));
    const work = tasks.map((task) => this.#tasks.run(task));
    this.#tasks.startWaiting();
    const outcomes = await Promise.allSettled(work);
    const failures = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be reconciled');
  }

  /** What has not begun is left to the next process. */
  stop(): void {
    this.#tasks.clear();
  }

  /** Of two tasks for the same order the first is taken. */
  async #pending(): Promise<readonly Task[]> {
    const parts = this.#parts;
    const now = parts.clock.now();
    const rested = addMs(now, -PAYMENT_REST_MS);
    const expired = await parts.orders.waiting('calculatedPrice', addMs(now, -UNPAID_ORDER_EXPIRY_MS), BATCH);
    const unsettled = await parts.payments.unsettled(rested, BATCH);
    const notifications = await parts.notifications.pending(rested, BATCH);
    const ofOrder = (id: OrderId, group: string, work: Task['work']): Task => ({
      key: `order ${id}`,
      group,
      work,
    });
    return [
      ...expired.map(({ id }) => ofOrder(id, 'expired', () => expire(parts, id))),
      ...unsettled.map((payment) =>
        ofOrder(payment.orderId, `shop ${payment.shopId}`, () => reconcilePayment(parts, payment)),
      ),
      ...notifications.map((told) => ({
        key: `notification ${told.id}`,
        group: 'notifications',
        work: () => processNotification(parts, told),
      })),
    ];
  }
}

async function expire(parts: PaymentDeps, orderId: OrderId): Promise<void> {
  const payment = await parts.payments.live(orderId);
  if (payment !== undefined) await settlePayment(parts, payment);
  await takeBackOrder(parts, orderId, 'calculatedPrice');
}

async function reconcilePayment(parts: PaymentDeps, payment: StoredPayment): Promise<void> {
  const order = await parts.orders.find(payment.orderId);
  if (payment.isCapturing) await capturePayment(parts, payment);
  else if (order?.status === 'rollbacked') await releaseForTakenBack(parts, payment);
  else await settlePayment(parts, payment);
}

/** Reconciles every few seconds; a round that fails is reported, and the next one tries again. */
export function startReconciler(parts: PaymentDeps, report: (error: unknown) => void): Disposer {
  const reconciler = new Reconciler(parts);
  const stopTimer = parts.clock.every(RECONCILE_INTERVAL_MS, () => void reconciler.round().catch(report));
  return () => {
    stopTimer();
    reconciler.stop();
  };
}
