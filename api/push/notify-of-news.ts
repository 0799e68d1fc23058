import { buildPath } from '@/domain/navigation/build-path';
import { expectedTime } from '@/domain/order/promised-time';
import { formatTime } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Texts } from '@/domain/ports/texts';
import type { OrderStore } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PushSender } from '@api/push/push-sender';
import type { DuePush, NewsKind, PushRules, PushStore } from '@api/push/push-store';

export interface NotifyDeps {
  readonly orders: OrderStore;
  readonly pushes: PushStore;
  readonly sender: PushSender;
  readonly texts: Texts;
  readonly clock: Clock;
}

const INTERVAL_MS = 2_000;
const BATCH = 20;
const RULES: PushRules = {
  ...{ maxTries: 3, againAfterMs: 30_000 },
  // Up to five minutes later is still about in time.
  ...{ lateAfterMs: 5 * 60_000, lateUntilMs: 60 * 60_000 },
};

/**
 * Sends each browser that asked for it the message that its order is ready, late or cancelled, each once: a claim stays
 * for 30 seconds, and what the push service has taken is removed. One that failed, or whose process was killed, is tried
 * again, except that an order is late, which may be untrue by then. Source: DEC-96, DEC-153.
 */
export async function notifyOfNews(deps: NotifyDeps): Promise<void> {
  const due = await deps.pushes.claim(deps.clock.now(), BATCH, RULES);
  await Promise.all(due.map((push) => notify(deps, push)));
}

async function notify(
  { orders, pushes, sender, texts, clock }: NotifyDeps,
  { kind, orderId, address }: DuePush,
): Promise<void> {
  const order = await orders.find(orderId);
  if (order === undefined) return;
  await texts.load(order.language);
  const outcome = await sender.send(
    address,
    JSON.stringify(messageOf(order, titleOf(kind, order, texts, clock.now()), texts)),
  );
  if (outcome === 'gone' || (outcome === 'sent' && kind !== 'late'))
    await pushes.remove(orderId, address.endpoint);
}

/** What the service worker shows, and where it leads. */
function messageOf({ id, language, number, shopName }: StoredOrder, title: string, texts: Texts): object {
  return {
    title,
    body: `${texts.text(language, 'receipt.order', { number })}, ${shopName}`,
    path: buildPath.orderPage(id),
  };
}

/** What the page of the order says. */
function titleOf(kind: NewsKind, order: StoredOrder, texts: Texts, now: Instant): string {
  const { language, readyAt, timeZone } = order;
  if (kind === 'ready') return texts.text(language, noticeForOrderStatus('done').key);
  if (kind === 'cancelled') return texts.text(language, noticeForOrderStatus('rollbacked').key);
  const { at } = expectedTime(readyAt ?? now, now);
  return texts.text(language, 'promise.late', { time: formatTime(at, timeZone, language) });
}

export const startNotifying = (deps: NotifyDeps, report: (error: unknown) => void): Disposer => {
  let isBusy = false;
  return deps.clock.every(INTERVAL_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void notifyOfNews(deps)
      .catch(report)
      .finally(() => (isBusy = false));
  });
};
