import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import {
  invalidParameter,
  orderIsDeleted,
  PAYMENT_NOT_PAID,
  RECEIPT_TO_OTHER_ADDRESS,
  tooManyRequests,
  unavailable,
} from '@api/http/problems';
import { parseEmail } from '@api/accounts/contact-details';
import { orderAccessLink } from '@api/orders/order-access-link';
import { contactOf } from '@api/orders/order-details';
import type { StoredOrder } from '@api/orders/stored-order';
import type { ReceiptDeps } from '@api/receipts/receipt-deps';
import { orderMoney } from '@api/receipts/order-money';
import { receiptMail } from '@api/receipts/receipt-mail';
import type { ReceiptRules, RequestOutcome } from '@api/receipts/receipt-store';

const RULES: ReceiptRules = { restMs: 60_000, maxSent: 3 };
const RETRY_SECONDS = 5;
const NEVER_AGAIN_MS = 86_400_000;

/**
 * Sends the receipt of a paid order: to the address given with it or that of its member; without either, to the first
 * address requested, permanently. A failed attempt may be repeated at once. Source: DEC-74; FAULT-X22.
 */
export async function sendReceipt(
  deps: ReceiptDeps,
  order: StoredOrder,
  address: string,
): Promise<Result<void, Problem>> {
  const { receipts, accounts, settings, shops, mailer, clock, texts } = deps;
  const email = parseEmail(address);
  if (email === undefined) return err(invalidParameter('email'));
  if (order.status === 'calculatedPrice') return err(PAYMENT_NOT_PAID);
  if (order.status === 'rollbacked') return err(orderIsDeleted(order.id));
  const owner = order.accountId && (await accounts.find(order.accountId));
  const promisedTo = [order.email, owner?.email].flatMap((known) => known ?? []);
  const request = { orderId: order.id, email, promisedTo };
  const requested = await receipts.request(request, clock.now(), RULES);
  if (requested.kind !== 'written') return err(refusalOf(requested, clock.now()));
  await texts.load(order.language);
  const chainName = (await settings.read())?.name;
  const money = await orderMoney(deps, order);
  const shop = contactOf(await shops.find(order.shopId));
  const link = await orderAccessLink(deps, order.id);
  const mail = receiptMail(order, texts, { chainName, at: clock.now(), money, shop, link });
  const sent = await mailer.send({ to: email, ...mail });
  await receipts.finish(requested.receiptId, sent.ok ? 'sent' : 'failed', clock.now());
  return sent.ok ? ok(undefined) : err(unavailable(RETRY_SECONDS));
}

function refusalOf(outcome: Exclude<RequestOutcome, { kind: 'written' }>, now: number): Problem {
  if (outcome.kind === 'otherAddress') return RECEIPT_TO_OTHER_ADDRESS;
  if (outcome.kind === 'tooMany') return tooManyRequests(NEVER_AGAIN_MS);
  return tooManyRequests(outcome.lastAt + RULES.restMs - now);
}
