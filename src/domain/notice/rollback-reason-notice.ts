import type { Notice } from '@/domain/notice/notice';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import { parseTakeBackReason } from '@/domain/staff/take-back-reasons';

/** Returns the sentence that says why an order was cancelled: a usual reason, or the words of the shop. */
export function rollbackReasonNotice(reason: RollbackReason): Notice {
  if (reason.kind !== 'staff') return { key: `order.reason.${reason.kind}`, values: {} };
  const usual = parseTakeBackReason(reason.text);
  return usual === undefined
    ? { key: 'order.reason.shop', values: { text: reason.text } }
    : { key: `order.reason.${usual}`, values: {} };
}
