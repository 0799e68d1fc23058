import type { RefundId } from '@/domain/order/order';
import { type RefundedLine, type RefundWish, shareOfLine } from '@/domain/order/refund-wish';
import { addAmounts, toDecimal, type Amount } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import { auditEntryAt, SERVER } from '@api/audit/audit';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { StoredOrder } from '@api/orders/stored-order';
import { toMinorUnits } from '@/domain/shared/minor-units';
import { raiseMoneyAlarm } from '@api/payments/raise-money-alarm';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { NewRefund, StoredRefund } from '@api/payments/refunds/refund';
import { refundable } from '@api/payments/refunds/refund-refusal';
import type { BeginRefundOutcome } from '@api/payments/refunds/refund-store';

export interface RefundRequest {
  readonly id: RefundId;
  readonly wish: RefundWish;
  readonly reason: string;
  /** As the audit log has it. */
  readonly actor: string;
}

export type RefundFailure =
  | Exclude<BeginRefundOutcome, { kind: 'begun' }>
  /** A line that is not in the order, a quantity below one, or an amount that the currency cannot express. */
  | { readonly kind: 'invalid' };

/**
 * Gives captured money back, whole or in part. The intent is durable before the provider is called with the refund's id
 * as key, so a repetition after any failure is the same refund; without an answer it stays `pending`, and the
 * reconciler repeats it. The refunds of an order never exceed its payment, nor those of a line its quantity.
 */
export async function makeRefund(
  deps: PaymentDeps,
  order: StoredOrder,
  { id, wish, reason, actor }: RefundRequest,
): Promise<Result<StoredRefund, RefundFailure>> {
  const payment = await deps.payments.live(order.id);
  if (payment?.status !== 'captured') return err({ kind: 'notCaptured' });
  const earlier = await deps.refunds.ofOrder(order.id);
  const known = earlier.find((refund) => refund.id === id);
  if (known !== undefined) return ok(await runRefund(deps, known));
  const amount = wish.kind === 'rest' ? refundable(payment, earlier) : amountOf(order, wish);
  if (amount === undefined) return err({ kind: 'invalid' });
  if (amount === 0) return err({ kind: 'tooMuch' });
  const asked: NewRefund = {
    ...{ id, amount, reason, orderId: order.id, paymentId: payment.id, currency: payment.currency },
    lines: wish.kind === 'lines' ? wish.lines : [],
    requestedAt: deps.clock.now(),
  };
  const entry = auditedRefund(asked.requestedAt, actor, order.shopId, asked);
  const begun = await deps.refunds.begin(asked, (index) => order.items[index]?.quantity ?? 0, entry);
  return begun.kind === 'begun' ? ok(await runRefund(deps, begun.refund)) : err(begun);
}

/** Asks the provider for a pending refund; answers it as it is afterwards. One on its way stays pending. */
export async function runRefund(deps: PaymentDeps, refund: StoredRefund): Promise<StoredRefund> {
  if (refund.status !== 'pending') return refund;
  const { id, paymentId, amount, currency } = refund;
  const answer = await deps.provider.refund({ refundId: id, paymentId, amount, currency });
  if (answer.ok)
    return answer.value === 'failed' ? failRefund(deps, refund) : confirm(deps, refund, answer.value);
  return answer.error.kind === 'refused' ? refuse(deps, refund) : refund;
}

/** Follows a refund after a notification of it: also a confirmed one may fail. Source: DEC-125. */
export async function followRefund(deps: PaymentDeps, refund: StoredRefund): Promise<void> {
  if (refund.status === 'pending') return void (await runRefund(deps, refund));
  const { id, paymentId, amount, currency } = refund;
  if (refund.status !== 'refunded' || deps.provider.fetchRefund === undefined) return;
  const state = await deps.provider.fetchRefund({ refundId: id, paymentId, amount, currency });
  if (state.ok && state.value === 'failed') await failRefund(deps, refund);
}

async function confirm(
  deps: PaymentDeps,
  refund: StoredRefund,
  state: 'refunded' | 'pending',
): Promise<StoredRefund> {
  if (state === 'pending') return refund;
  const endedAt = deps.clock.now();
  await deps.refunds.end(refund.id, state, endedAt);
  return { ...refund, status: state, endedAt };
}

async function refuse(deps: PaymentDeps, refund: StoredRefund): Promise<StoredRefund> {
  const endedAt = deps.clock.now();
  const entry = await lostEntry(deps, refund, 'refused');
  if (await deps.refunds.end(refund.id, 'refused', endedAt, entry))
    raiseMoneyAlarm(deps, { kind: 'refundFailed', ...refund });
  return { ...refund, status: 'refused', endedAt };
}

async function failRefund(deps: PaymentDeps, refund: StoredRefund): Promise<StoredRefund> {
  const failedAt = deps.clock.now();
  const entry = await lostEntry(deps, refund, 'failed');
  if (await deps.refunds.fail(refund.id, failedAt, entry))
    raiseMoneyAlarm(deps, { kind: 'refundFailed', ...refund });
  return { ...refund, status: 'refused', endedAt: failedAt, failedAt };
}

type LostRefund = 'refused' | 'failed';

async function lostEntry(
  { orders, clock }: PaymentDeps,
  refund: StoredRefund,
  outcome: LostRefund,
): Promise<NewAuditEntry> {
  const order = await orders.find(refund.orderId);
  return auditedRefund(clock.now(), SERVER, order?.shopId, refund, outcome);
}

/** What is asked for, and once more where the payment company refuses it or it fails. */
const auditedRefund = (
  at: Instant,
  actor: string,
  shopId: ShopId | undefined,
  refund: NewRefund,
  outcome?: LostRefund,
): NewAuditEntry =>
  auditEntryAt(at, {
    ...{ actor, act: 'refund', shopId, subject: refund.orderId },
    detail: refundDetail(refund, outcome),
  });

/** A refund in the audit log. */
export const refundDetail = ({ amount, currency, reason }: NewRefund, outcome?: LostRefund): string =>
  `${toDecimal(amount)} ${currency}${outcome === undefined ? '' : `, ${outcome}`}: ${reason}`;

/** Positive, and expressible in the currency; undefined if not. */
function amountOf(order: StoredOrder, wish: Exclude<RefundWish, { kind: 'rest' }>): Amount | undefined {
  const amount = wish.kind === 'amount' ? wish.amount : ofLines(order, wish.lines);
  const isFit = amount !== undefined && amount > 0 && toMinorUnits(amount, order.currency.name) !== undefined;
  return isFit ? amount : undefined;
}

function ofLines({ items }: StoredOrder, lines: readonly RefundedLine[]): Amount | undefined {
  const amounts = lines.map(({ index, quantity }) => {
    const item = items[index];
    return item === undefined || quantity < 1 ? undefined : shareOfLine(item, quantity);
  });
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === lines.length ? addAmounts(...known) : undefined;
}
