import { auditEntryAt, SERVER } from '@api/audit/audit';
import type { OrderId } from '@/domain/order/order';
import type { Disposer } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { processNotification } from '@api/payments/process-notification';
import { capturePayment } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { settlePayment } from '@api/payments/settle-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { releaseRolledBack, rollBackOrder } from '@api/payments/roll-back-order';
import { runRefund } from '@api/payments/refunds/make-refund';
import { SideBySide, type Task } from '@api/system/side-by-side';
import { AskingPace } from '@api/payments/asking-pace';
import { silentTracer, type Tracer } from '@api/tracing/tracer';

export interface ReconcilerDeps extends PaymentDeps {
  /** Paid orders that no kitchen starts in this time are taken back. */
  readonly acceptWithinMs?: number | undefined;
  /** Records nothing by default. */
  readonly tracer?: Tracer;
}

const RECONCILE_INTERVAL_MS = 5_000;
/** A new payment is left to the visitor, and a new notification to the process that received it. */
const PAYMENT_REST_MS = 5_000;
const BATCH = 5_000;
const ROUND = { name: 'reconciler round', kind: 'work' } as const;
/** At a provider that answers within 500 ms, 150 open payments take 10 s. */
export const SIDE_BY_SIDE = 8;

/** A task, and what is asked about by it, ever more rarely. */
interface PacedTask extends Task {
  readonly subject: string;
}

/**
 * Finishes what no visitor came back for: payments with a lost answer or a closed tab, captures and notifications left
 * by a crashed process, refunds, money of rolled back orders, unpaid orders, and orders that no kitchen began. Runs
 * several at once, the shops by turns; a slow or failing one never delays the others, and one that stays as it is is
 * asked about ever more rarely. Source: FAULT-P7, FAULT-P9, FAULT-X22.
 */
export class Reconciler {
  readonly #deps: ReconcilerDeps;
  readonly #tasks: SideBySide;
  readonly #pace = new AskingPace();
  #isLoading = false;
  #taskCount = 0;

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
    // Waiting tasks keep their order while calls are suspended: the trial afterwards uses another payment than the
    // failed ones, which are at the end.
    this.#tasks = new SideBySide(SIDE_BY_SIDE, () => deps.provider.isResting !== true);
    deps.meter.gauge('reconcilerTasks', () => this.#taskCount);
  }

  /**
   * Starts all pending tasks that no earlier round still runs. Resolves when they are done; rejects with all errors.
   */
  async round(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const tasks = await this.#pending().finally(() => (this.#isLoading = false));
    this.#taskCount = tasks.length;
    const work = this.#due(tasks).map((task) => this.#tasks.run(task));
    this.#tasks.startWaiting();
    const outcomes = await Promise.allSettled(work);
    const failures = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be reconciled');
  }

  /** Tasks not yet started are left to the next process. */
  stop(): void {
    this.#tasks.clear();
  }

  #due(tasks: readonly PacedTask[]): readonly Task[] {
    const { clock } = this.#deps;
    const due = this.#pace.due(
      tasks.map(({ subject }) => subject),
      clock.now(),
    );
    return tasks
      .filter(({ subject }) => due.has(subject))
      .map(({ subject, work, ...task }) => ({
        ...task,
        work: () => {
          this.#pace.note(subject, clock.now());
          return work();
        },
      }));
  }

  /** Of two tasks for one order the first is used. */
  async #pending(): Promise<readonly PacedTask[]> {
    const deps = this.#deps;
    const now = deps.clock.now();
    const rested = addMs(now, -PAYMENT_REST_MS);
    const expired = await deps.orders.waiting('calculatedPrice', addMs(now, -UNPAID_ORDER_EXPIRY_MS), BATCH);
    const unaccepted =
      deps.acceptWithinMs === undefined
        ? []
        : await deps.orders.waiting('added', addMs(now, -deps.acceptWithinMs), BATCH);
    const unsettled = await deps.payments.unsettled(rested, BATCH);
    const notifications = await deps.notifications.pending(rested, BATCH);
    const refunds = await deps.refunds.pending(rested, BATCH);
    const ofOrder = (id: OrderId, group: string, step: string, work: Task['work']): PacedTask => ({
      ...{ key: `order ${id}`, subject: `${step} ${id}` },
      ...{ group, work },
    });
    return [
      ...expired.map(({ id }) => ofOrder(id, 'expired', 'expire', () => expire(deps, id))),
      ...unsettled.map((payment) =>
        ofOrder(payment.orderId, `shop ${payment.shopId}`, stepOf(payment), () =>
          reconcilePayment(deps, payment),
        ),
      ),
      // After the payments: an order whose capture has no answer yet was begun, and is not taken back.
      ...unaccepted.map(({ id }) =>
        ofOrder(id, 'unaccepted', 'take back', () => releaseUnaccepted(deps, id)),
      ),
      ...refunds.map((refund) => ({
        ...{ key: `refund ${refund.id}`, subject: `refund ${refund.id}` },
        group: 'refunds',
        work: () => runRefund(deps, refund),
      })),
      ...notifications.map((notification) => ({
        ...{ key: `notification ${notification.id}`, subject: `notification ${notification.id}` },
        group: 'notifications',
        work: () => processNotification(deps, notification),
      })),
    ];
  }
}

/** The next step of a payment begins with a short rest again. */
const stepOf = ({ status, isCapturing, isReleasing }: StoredPayment): string =>
  isCapturing ? 'capture' : isReleasing ? 'release' : status;

async function expire(deps: PaymentDeps, orderId: OrderId): Promise<void> {
  const payment = await deps.payments.live(orderId);
  if (payment !== undefined) await settlePayment(deps, payment);
  await rollBackOrder(deps, orderId, 'calculatedPrice');
}

/** The guest would wait for food that no kitchen has begun. */
async function releaseUnaccepted(deps: ReconcilerDeps, orderId: OrderId): Promise<void> {
  const order = await deps.orders.find(orderId);
  if (order === undefined) return;
  const { shopId } = order;
  const act = { actor: SERVER, act: 'releaseOrder', shopId, subject: orderId } as const;
  const cause = { reason: { kind: 'notAccepted' }, entry: auditEntryAt(deps.clock.now(), act) } as const;
  if (await rollBackOrder(deps, orderId, 'added', cause)) deps.meter.count('unacceptedOrders');
}

async function reconcilePayment(deps: PaymentDeps, payment: StoredPayment): Promise<void> {
  const order = await deps.orders.find(payment.orderId);
  if (payment.isCapturing) await finishCapture(deps, payment, order?.shopId);
  else if (order?.status === 'rollbacked') await releaseRolledBack(deps, payment);
  else await settlePayment(deps, payment);
}

/** Who asked for it is not known any more. */
async function finishCapture(
  deps: PaymentDeps,
  payment: StoredPayment,
  shopId: ShopId | undefined,
): Promise<void> {
  const act = { actor: SERVER, act: 'moveOrder', shopId, subject: payment.orderId } as const;
  const entry = auditEntryAt(deps.clock.now(), { ...act, detail: 'added → started' });
  await capturePayment(deps, payment, entry);
}

/** Reconciles every few seconds; a failed round is reported, and the next one tries again. */
export function startReconciler(deps: ReconcilerDeps, report: (error: unknown) => void): Disposer {
  const reconciler = new Reconciler(deps);
  const { tracer = silentTracer } = deps;
  const stopTimer = deps.clock.every(RECONCILE_INTERVAL_MS, () => {
    tracer
      .trace(ROUND, () => reconciler.round())
      .then(
        () => deps.meter.count('reconcilerRounds', { outcome: 'ok' }),
        (error: unknown) => {
          deps.meter.count('reconcilerRounds', { outcome: 'failed' });
          report(error);
        },
      );
  });
  return () => {
    stopTimer();
    reconciler.stop();
  };
}
