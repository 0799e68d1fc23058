import { noticeForOrderStatus, type Charged } from '@/domain/notice/order-status-notice';
import { expectedTime } from '@/domain/order/promised-time';
import type { Texts } from '@/domain/ports/texts';
import { formatTime } from '@/domain/shared/format-time';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { StoredOrder } from '@api/orders/stored-order';

/** `late`: the promised time has passed, and the food is not ready. */
export type NewsKind = 'ready' | 'late' | 'cancelled';

/** How long after the promised time an order is late, and how long after it that is no news any more. */
export interface LateWindow {
  readonly lateAfterMs: number;
  readonly lateUntilMs: number;
}

/** Up to five minutes later is still about in time. */
export const LATE_WINDOW: LateWindow = { lateAfterMs: 5 * 60_000, lateUntilMs: 60 * 60_000 };

/** Whether it is news that an order which is not ready is late. */
export function isLateNews({ status, readyAt }: StoredOrder, at: Instant, window: LateWindow): boolean {
  const isInWork = status === 'added' || status === 'started' || status === 'finnished';
  if (!isInWork || readyAt === undefined) return false;
  return readyAt <= addMs(at, -window.lateAfterMs) && readyAt > addMs(at, -window.lateUntilMs);
}

/** What the page of the order says of it, in the language of the order, whose texts must be loaded. */
export function newsText(
  kind: NewsKind,
  order: StoredOrder,
  texts: Texts,
  { now, charged }: { readonly now: Instant; readonly charged: Charged },
): string {
  const { language, readyAt, timeZone } = order;
  if (kind === 'ready') return texts.text(language, noticeForOrderStatus('done').key);
  if (kind === 'cancelled') return texts.text(language, noticeForOrderStatus('rollbacked', charged).key);
  const { at } = expectedTime(readyAt ?? now, now);
  return texts.text(language, 'promise.late', { time: formatTime(at, timeZone, language) });
}
