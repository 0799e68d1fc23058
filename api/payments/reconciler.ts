import type { OrderId } from '@/domain/order/order';
import type { Disposer } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { processNotification } from '@api/payments/process-notification';
import { capturePayment } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { settlePayment } from '@api/payments/settle-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { releaseRolledBack, rollBackOrder } from '@api/payments/roll-back-order';
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
  readonly #deps: PaymentDeps;
  readonly #tasks: SideBySide;
  #isLoading = false;

  constructor(deps: PaymentDeps) {
    this.#deps = deps;
    // What waits while the provider rests keeps its place: the one trial afterwards is about another payment than those
    // that were silent, which are at the back by then.
    this.#tasks = new SideBySide(SIDE_BY_SIDE, () => deps.provider.isResting !== true);
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
    const deps = this.#deps;
    const now = deps.clock.now();
    const rested = addMs(now, -PAYMENT_REST_MS);
    const expired = await deps.orders.waiting('calculatedPrice', addMs(now, -UNPAID_ORDER_EXPIRY_MS), BATCH);
    const unsettled = await deps.payments.unsettled(rested, BATCH);
    const notifications = await deps.notifications.pending(rested, BATCH);
    const ofOrder = (id: OrderId, group: string, work: Task['work']): Task => ({
      key: `order ${id}`,
      group,
      work,
    });
    return [
      ...expired.map(({ id }) => ofOrder(id, 'expired', () => expire(deps, id))),
      ...unsettled.map((payment) =>
        ofOrder(payment.orderId, `shop ${payment.shopId}`, () => reconcilePayment(deps, payment)),
      ),
      ...notifications.map((notification) => ({
        key: `notification ${notification.id}`,
        group: 'notifications',
        work: () => processNotification(deps, notification),
      })),
    ];
  }
}

async function expire(deps: PaymentDeps, orderId: OrderId): Promise<void> {
  const payment = await deps.payments.live(orderId);
  if (payment !== undefined) await settlePayment(deps, payment);
  await rollBackOrder(deps, orderId, 'calculatedPrice');
}

async function reconcilePayment(deps: PaymentDeps, payment: StoredPayment): Promise<void> {
  const order = await deps.orders.find(payment.orderId);
  if (payment.isCapturing) await capturePayment(deps, payment);
  else if (order?.status === 'rollbacked') await releaseRolledBack(deps, payment);
  else await settlePayment(deps, payment);
}

/** Reconciles every few seconds; a round that fails is reported, and the next one tries again. */
export function startReconciler(deps: PaymentDeps, report: (error: unknown) => void): Disposer {
  const reconciler = new Reconciler(deps);
  const stopTimer = deps.clock.every(RECONCILE_INTERVAL_MS, () => void reconciler.round().catch(report));
  return () => {
    stopTimer();
    reconciler.stop();
  };
}
