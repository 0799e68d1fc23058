import type { Act } from '@/adapters/recording/step';
import type { ActingPage } from '@simulator/program/acting-page';
import { BasketStore } from '@/application/basket/basket-store';
import { OrderStore } from '@/application/orders/order-store';
import { ConfirmOrder, type ConfirmOutcome } from '@/application/checkout/confirm-order';
import { StartPayment } from '@/application/checkout/start-payment';
import { buildPath } from '@/domain/navigation/build-path';
import type { OrderId } from '@/domain/order/order';
import { wait } from '@/domain/ports/clock';
import type { Amount } from '@/domain/shared/amount';

type Order = Extract<Act, { readonly do: 'order' }>;

const ASK_AGAIN_MS = 5_000;
/** How long a customer looks at another total before accepting it. */
const THINK_MS = 2_000;

/**
 * Confirms the basket and leaves for the provider, as the pay button does: nothing is paid but the amount agreed to.
 */
export async function orderBasket(page: ActingPage, { accepts, isOnce = false }: Order): Promise<string> {
  const { shopId } = page.get(BasketStore).basket;
  if (shopId === undefined) return 'there is no basket';
  await page.navigator.go(buildPath.checkoutPage(shopId));
  const { signal } = page.screen;
  const agreed = page.get(BasketStore).total;
  const outcome = await confirm(page, isOnce, signal);
  if (signal.aborted) return 'left';
  if (outcome.kind === 'alreadyPaid') {
    await page.navigator.go(buildPath.orderPage(outcome.orderId));
    return 'paid already';
  }
  if (outcome.kind !== 'placed' && outcome.kind !== 'totalDiffers') return wordOf(outcome);
  const { orderId } = outcome;
  const charged = chargedFor(page, orderId);
  if (charged !== agreed) {
    if (!accepts) return 'another total, not accepted';
    await wait(page.clock, THINK_MS, signal);
    if (signal.aborted || chargedFor(page, orderId) !== charged) return 'left';
  }
  page.agreeTo(orderId, charged);
  const started = await page.get(StartPayment).start(orderId, shopId);
  if (started.ok) return `to pay ${orderId}`;
  if (started.error.kind === 'alreadyPaid') await page.navigator.go(buildPath.orderPage(orderId));
  return started.error.kind === 'refused' ? `refused ${started.error.code}` : started.error.kind;
}

async function confirm(page: ActingPage, isOnce: boolean, signal: AbortSignal): Promise<ConfirmOutcome> {
  const contact = { email: '', phoneNumber: '' };
  let outcome = await page.get(ConfirmOrder).confirm(contact);
  while (outcome.kind === 'unanswered' && !isOnce && !signal.aborted) {
    await wait(page.clock, ASK_AGAIN_MS, signal);
    if (!signal.aborted) outcome = await page.get(ConfirmOrder).confirm(contact);
  }
  return outcome;
}

/** The server's total, as the confirmation has it. */
function chargedFor(page: ActingPage, orderId: OrderId): Amount | undefined {
  const state = page.get(OrderStore).intentOf(orderId)?.state;
  return state === undefined || state.kind === 'sending' ? undefined : state.order.total;
}

const wordOf = (outcome: ConfirmOutcome): string =>
  outcome.kind === 'refused' ? `refused ${outcome.failure.code}` : outcome.kind;
