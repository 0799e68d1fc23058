import type { BasketLog, StampedOperation, TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { nextStamp } from '@/domain/basket/log/known-operations';
import { mergeOperation } from '@/domain/basket/log/merge-operation';

/** What this tab does, after all that it has seen; `stamped` is what the other tabs are told. */
export function appendOperation(
  log: BasketLog,
  tab: TabId,
  operation: BasketOperation,
): { readonly log: BasketLog; readonly stamped: StampedOperation } {
  const stamped = { stamp: nextStamp(log, tab), operation };
  return { log: mergeOperation(log, stamped), stamped };
}
