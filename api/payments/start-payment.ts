import { parsePaymentId } from '@/domain/order/order';
import { isPaymentEnded, type StartedPayment } from '@/domain/order/payment';
import { addMs, type Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import { PAYMENT_TOO_MANY, paymentProviderUnavailable, shopOffline } from '@api/http/problems';
import { isFree } from '@api/orders/is-free';
import { notWaitingForMoney } from '@api/orders/not-waiting';
import type { StoredOrder } from '@api/orders/stored-order';
import { PROVIDER_ANSWER_LIMIT_MS } from '@api/payments/guarded-provider';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { NewPayment } from '@api/payments/payment-store';
import type { ReturnAddress } from '@api/payments/return-address';
import { settlePayment } from '@api/payments/settle-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { isStopped, shopRefusal } from '@api/shops/shop-refusal';

export const MAX_PAYMENT_ATTEMPTS = 5;
const PAYMENT_ID_BITS = 128;
const PROVIDER_UNAVAILABLE = paymentProviderUnavailable(3);

export interface OpenedPayment {
  readonly isNew: boolean;
  readonly payment: StartedPayment;
}

/**
 * Opens a payment of an order, or answers the open one. The intent is durable before the provider is called with the
 * payment's id as key, so a repetition after any failure finds the same payment. After a slow answer of the provider no
 * further call is made, so that the result is there within 10 seconds of `since`. An order of 0 is confirmed without a
 * provider, and answered as one that needs no payment. Source: decisions, POST /api/order/{orderId}/payment; FAULT-P7,
 * FAULT-P10, FAULT-P19.
 */
export async function startPayment(
  deps: PaymentDeps,
  order: StoredOrder,
  returnTo: ReturnAddress,
  since: Instant = deps.clock.now(),
): Promise<Result<OpenedPayment, Problem>> {
  const refusal = await refusalOf(deps, order);
  if (refusal !== undefined) return err(refusal);
  if (isFree(order)) return err(await confirmFree(deps, order));
  const begun = await deps.payments.begin(newPayment(deps, order, returnTo), MAX_PAYMENT_ATTEMPTS);
  switch (begun.kind) {
    case 'notWaiting':
      return err(notWaitingForMoney(order.id, begun.status));
    case 'tooMany':
      return err(PAYMENT_TOO_MANY);
    case 'begun':
      deps.meter.count('payments', { status: 'created' });
      return open(deps, { order, payment: begun.payment, returnTo, isNew: true });
    case 'open': {
      const settled = await settlePayment(deps, begun.payment);
      // The payment has ended in the meantime; the store decides whether another may begin.
      if (deps.clock.now() > addMs(since, PROVIDER_ANSWER_LIMIT_MS)) return err(PROVIDER_UNAVAILABLE);
      if (settled.status !== 'created') return startPayment(deps, order, returnTo, since);
      return open(deps, { order, payment: settled, returnTo, isNew: false });
    }
  }
}

/** An order of 0 is confirmed directly, without a provider's page. */
async function confirmFree(
  { orders, announcer, clock }: PaymentDeps,
  { id, status }: StoredOrder,
): Promise<Problem> {
  const hasMoved =
    status === 'calculatedPrice' && (await orders.move(id, 'calculatedPrice', 'added', clock.now()));
  if (hasMoved) announcer.announce(id, 'added');
  return notWaitingForMoney(id, (await orders.find(id))?.status ?? status);
}

/**
 * A shop that takes no orders starts no payment. A payment in progress continues after closing time, but not if the
 * shop was stopped; its state is queried first. Source: AMB-15; FAULT-P18.
 */
async function refusalOf(deps: PaymentDeps, order: StoredOrder): Promise<Problem | undefined> {
  const shop = await deps.shops.find(order.shopId);
  const refusal = shop === undefined ? shopOffline(order.shopId) : shopRefusal(shop, deps.clock.now());
  if (refusal === undefined || order.status !== 'calculatedPrice') return undefined;
  const live = await deps.payments.live(order.id);
  const settled = live && (await settlePayment(deps, live));
  if (settled === undefined || isPaymentEnded(settled.status)) return refusal;
  const isHopeless = settled.status === 'created' && (shop === undefined || isStopped(shop));
  return isHopeless ? refusal : undefined;
}

interface Opening {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  readonly returnTo: ReturnAddress;
  readonly isNew: boolean;
}

async function open(
  { provider }: PaymentDeps,
  { order, payment, returnTo, isNew }: Opening,
): Promise<Result<OpenedPayment, Problem>> {
  const opened = await provider.open({
    paymentId: payment.id,
    orderNumber: order.number,
    shopName: order.shopName,
    amount: payment.amount,
    currency: order.currency,
    language: order.language,
    returnUrl: returnTo.url,
  });
  if (!opened.ok) return err(PROVIDER_UNAVAILABLE);
  return ok({
    isNew,
    payment: {
      paymentId: payment.id,
      provider: provider.name,
      destination: { kind: 'redirect', url: opened.value.redirectUrl },
      amount: payment.amount,
      currency: order.currency,
      status: payment.status,
    },
  });
}

function newPayment(
  { provider, clock, randomness }: PaymentDeps,
  order: StoredOrder,
  returnTo: ReturnAddress,
): NewPayment {
  const id = parsePaymentId(randomness.token(PAYMENT_ID_BITS));
  if (id === undefined) throw new Error('The random token does not fit a payment id');
  return {
    id,
    orderId: order.id,
    provider: provider.name,
    amount: order.total,
    currency: order.currency.name,
    returnPath: returnTo.path,
    createdAt: clock.now(),
  };
}
