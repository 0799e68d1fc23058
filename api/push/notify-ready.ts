import { buildPath } from '@/domain/navigation/build-path';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Texts } from '@/domain/ports/texts';
import type { OrderStore } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PushSender } from '@api/push/push-sender';
import type { DuePush, PushRules, PushStore } from '@api/push/push-store';

export interface NotifyReadyDeps {
  readonly orders: OrderStore;
  readonly pushes: PushStore;
  readonly sender: PushSender;
  readonly texts: Texts;
  readonly clock: Clock;
}

const INTERVAL_MS = 2_000;
const BATCH = 20;
const RULES: PushRules = { maxTries: 3, againAfterMs: 30_000 };

/**
 * Sends each browser that asked for it the message that its order is ready, once: a claim stays for 30 seconds, and what
 * the push service has taken is removed. One that failed, or whose process was killed, is tried again. Source: DEC-96.
 */
export async function notifyReady(deps: NotifyReadyDeps): Promise<void> {
  const due = await deps.pushes.claim(deps.clock.now(), BATCH, RULES);
  await Promise.all(due.map((push) => notify(deps, push)));
}

async function notify(
  { orders, pushes, sender, texts }: NotifyReadyDeps,
  { orderId, address }: DuePush,
): Promise<void> {
  const order = await orders.find(orderId);
  if (order === undefined) return;
  await texts.load(order.language);
  const outcome = await sender.send(address, JSON.stringify(messageOf(order, texts)));
  if (outcome !== 'failed') await pushes.remove(orderId, address.endpoint);
}

/** What the service worker shows, and where it leads. */
function messageOf({ id, language, number, shopName }: StoredOrder, texts: Texts): object {
  return {
    title: texts.text(language, noticeForOrderStatus('done').key),
    body: `${texts.text(language, 'receipt.order', { number })}, ${shopName}`,
    path: buildPath.orderPage(id),
  };
}

export const startNotifying = (deps: NotifyReadyDeps, report: (error: unknown) => void): Disposer => {
  let isBusy = false;
  return deps.clock.every(INTERVAL_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void notifyReady(deps)
      .catch(report)
      .finally(() => (isBusy = false));
  });
};
