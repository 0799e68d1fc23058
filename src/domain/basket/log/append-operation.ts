import type { BasketLog, StampedOperation, TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { nextStamp } from '@/domain/basket/log/known-operations';
import { mergeOperation } from '@/domain/basket/log/merge-operation';

/** Appends an operation of this tab after all that the log contains. `stamped` is to be sent to the other tabs. */
export function appendOperation(
  log: BasketLog,
  tab: TabId,
  operation: BasketOperation,
): { readonly log: BasketLog; readonly stamped: StampedOperation } {
  const stamped = { stamp: nextStamp(log, tab), operation };
  return { log: mergeOperation(log, stamped), stamped };
}
