import type { BasketLog, StampedOperation } from '@/domain/basket/basket-log';
import { withLast } from '@/domain/basket/log/basket-of-log';
import { foldOldest } from '@/domain/basket/log/fold-oldest';
import { isKnown } from '@/domain/basket/log/known-operations';
import { compareStamps } from '@/domain/basket/log/stamp-order';

/**
 * Adds an operation, of this tab or another, to a log. A known one changes nothing; a late one is inserted at its
 * place, or right after the base when its place is folded already.
 */
export function mergeOperation(log: BasketLog, stamped: StampedOperation): BasketLog {
  if (isKnown(log, stamped.stamp)) return log;
  const before = log.operations.findLastIndex(({ stamp }) => compareStamps(stamp, stamped.stamp) < 0);
  if (before === log.operations.length - 1) return foldOldest(withLast(log, stamped));
  return foldOldest({ ...log, operations: log.operations.toSpliced(before + 1, 0, stamped) });
}
