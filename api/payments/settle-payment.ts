import { promisedTime } from '@/domain/order/promised-time';
import { assertNever } from '@/domain/shared/assert-never';
import type { Instant } from '@/domain/shared/instant';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { giveBackCaptured } from '@api/payments/give-back-captured';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { ProviderState } from '@api/payments/payment-provider';
import type { EndedStatus } from '@api/payments/payment-store';
import type { StoredPayment } from '@api/orders/stored-payment';
import { isStopped } from '@api/shops/shop-refusal';

export const FAILED_CODE = 'payment-01';
export const ABORTED_CODE = 'payment-02';
export const WRONG_MONEY_CODE = 'payment-04';
export const ORDER_FAILED_CODE = 'payment-12';

type ReservedMoney = Extract<ProviderState, { kind: 'reserved' | 'captured' }>;

/**
 * Queries the state of an open payment and takes the following step. A return, a poll, a second tab, a notification and
 * the reconciler may call this concurrently: the store lets one of them take the step, and all get its outcome. Nothing
 * from a browser or a notification is trusted. Source: FAULT-P9, FAULT-P11, FAULT-P14, FAULT-P15, FAULT-P18.
 */
export async function settlePayment(deps: PaymentDeps, payment: StoredPayment): Promise<StoredPayment> {
  if (payment.status !== 'created') return payment;
  const fetched = await deps.provider.fetchState(payment.id);
  if (!fetched.ok) return payment;
  const state = fetched.value;
  switch (state.kind) {
    case 'unknown':
    case 'open':
      return payment.isReleasing ? releasePayment(deps, payment, 'aborted', ABORTED_CODE) : payment;
    case 'failed':
      return end(deps, payment, 'failed', FAILED_CODE);
    case 'aborted':
      return end(deps, payment, 'aborted', ABORTED_CODE);
    case 'released':
      return end(deps, payment, 'released', undefined);
    case 'reserved':
    case 'captured':
      return reserveMoney(deps, payment, state);
    default:
      return assertNever(state);
  }
}

/**
 * A shop that has closed finishes orders in progress; one that was paused or taken offline does not. Source: FAULT-P18.
 */
async function reserveMoney(
  deps: PaymentDeps,
  payment: StoredPayment,
  money: ReservedMoney,
): Promise<StoredPayment> {
  if (money.amount !== payment.amount || money.currency !== payment.currency) {
    return releasePayment(deps, payment, 'failed', WRONG_MONEY_CODE);
  }
  const order = await deps.orders.find(payment.orderId);
  const shop = order && (await deps.shops.find(order.shopId));
  // Before the order itself is among those that the kitchen has.
  const readyAt = shop && order.readyAt && (await promiseNow(deps, shop, order.readyAt));
  if (shop === undefined || isStopped(shop)) await refuseOrder(deps, payment);
  else if (await deps.payments.reserve(payment.id, deps.clock.now())) {
    if (readyAt !== undefined) await deps.orders.postpone(payment.orderId, readyAt);
    deps.meter.count('payments', { status: 'reserved' });
    deps.announcer.announce(payment.orderId, 'added');
  }
  const current = await reread(deps, payment);
  // The order is rolled back, so its money is released.
  if (current.status === 'created') return releasePayment(deps, current, 'released', ORDER_FAILED_CODE);
  return current;
}

/** The kitchen begins when an order is paid: one that was paid late is promised a later time. Source: DEC-95. */
async function promiseNow(
  { kitchens, clock }: PaymentDeps,
  shop: StoredShop,
  earlier: Instant,
): Promise<Instant | undefined> {
  const minutes = await kitchens.readyInMinutes(shop);
  return minutes === undefined ? undefined : promisedTime(clock.now(), minutes, earlier);
}

/** The store decides first: a concurrent reservation finds the order rolled back, or this call finds it paid. */
async function refuseOrder(
  { orders, announcer, clock }: PaymentDeps,
  { orderId }: StoredPayment,
): Promise<void> {
  const hasMoved = await orders.move(orderId, 'calculatedPrice', 'rollbacked', clock.now());
  if (hasMoved) announcer.announce(orderId, 'rollbacked');
}

/**
 * Releases the money at the provider, or closes its page, before the payment ends. A payment reserved in the meantime
 * is left alone, since its order may be in preparation.
 */
export async function releasePayment(
  deps: PaymentDeps,
  payment: StoredPayment,
  status: EndedStatus,
  code: string | undefined,
): Promise<StoredPayment> {
  const isOurs = payment.status !== 'created' || (await deps.payments.beginRelease(payment.id));
  if (!isOurs) return reread(deps, payment);
  const released = await deps.provider.release(payment.id);
  if (released.ok) return end(deps, payment, status, code);
  return released.error.kind === 'refused' ? settleCaptured(deps, payment) : payment;
}

/** The company has captured it: the order goes on, or gets its money back where it was taken back. */
async function settleCaptured(deps: PaymentDeps, payment: StoredPayment): Promise<StoredPayment> {
  const order = await deps.orders.find(payment.orderId);
  if (order?.status === 'rollbacked') await giveBackCaptured(deps, payment, order);
  else await deps.payments.refuseRelease(payment.id);
  return reread(deps, payment);
}

async function end(
  deps: PaymentDeps,
  payment: StoredPayment,
  status: EndedStatus,
  code: string | undefined,
): Promise<StoredPayment> {
  if (await deps.payments.end(payment.id, status, code)) deps.meter.count('payments', { status });
  return reread(deps, payment);
}

const reread = async ({ payments }: PaymentDeps, payment: StoredPayment): Promise<StoredPayment> =>
  (await payments.find(payment.orderId, payment.id)) ?? payment;
