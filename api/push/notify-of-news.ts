import { buildPath } from '@/domain/navigation/build-path';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Texts } from '@/domain/ports/texts';
import { LATE_WINDOW, newsText } from '@api/orders/order-news';
import type { OrderStore } from '@api/orders/order-store';
import { orderMoney, type MoneyStores } from '@api/receipts/order-money';
import type { StoredOrder } from '@api/orders/stored-order';
import { everyRound } from '@api/system/every-round';
import type { PushSender } from '@api/push/push-sender';
import type { DuePush, PushRules, PushStore } from '@api/push/push-store';

export interface NotifyDeps extends MoneyStores {
  readonly orders: OrderStore;
  readonly pushes: PushStore;
  readonly sender: PushSender;
  readonly texts: Texts;
  readonly clock: Clock;
}

const INTERVAL_MS = 2_000;
const BATCH = 20;
const RULES: PushRules = { maxTries: 3, againAfterMs: 30_000, ...LATE_WINDOW };

/**
 * Sends each browser that asked for it the message that its order is ready, late or cancelled, each once: a claim stays
 * for 30 seconds, and what the push service has taken is removed. One that failed, or whose process was killed, is
 * tried again, except that an order is late, which may be untrue by then. Source: DEC-96, DEC-153.
 */
export async function notifyOfNews(deps: NotifyDeps): Promise<void> {
  const due = await deps.pushes.claim(deps.clock.now(), BATCH, RULES);
  await Promise.all(due.map((push) => notify(deps, push)));
}

async function notify(deps: NotifyDeps, { kind, orderId, address }: DuePush): Promise<void> {
  const { orders, pushes, sender, texts, clock } = deps;
  const order = await orders.find(orderId);
  if (order === undefined) return;
  const [charged] = await Promise.all([orderMoney(deps, order), texts.load(order.language)]);
  const title = newsText(kind, order, texts, { now: clock.now(), charged });
  const outcome = await sender.send(address, JSON.stringify(messageOf(order, title, texts)));
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

export const startNotifying = (deps: NotifyDeps, report: (error: unknown) => void): Disposer =>
  everyRound({ clock: deps.clock, ms: INTERVAL_MS, report }, () => notifyOfNews(deps));
