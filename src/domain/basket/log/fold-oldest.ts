import type { BasketLog, StampedOperation } from '@/domain/basket/basket-log';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { foldedOf } from '@/domain/basket/log/known-operations';

/** A log with more operations than this folds the older half of them into its base. */
export const FOLD_ABOVE = 200;

/** Above this number, operations are folded although one before them is missing: it is not expected any more. */
export const FOLD_OVER_GAPS_ABOVE = 1_000;

/**
 * Shortens a log without changing its basket. `folded` counts, so an operation is folded only when all earlier ones of
 * its tab are; otherwise a late one could not be distinguished from a known one. The half that stays is long enough
 * for connected tabs to have folded only operations that all of them have.
 */
export function foldOldest(log: BasketLog, above: number = FOLD_ABOVE): BasketLog {
  if (log.operations.length <= above) return log;
  const oldest = log.operations.slice(0, log.operations.length - Math.floor(above / 2));
  const isOverGaps = log.operations.length > FOLD_OVER_GAPS_ABOVE;
  const { folded, count } = countFolded(log, oldest, isOverGaps);
  if (count === 0) return log;
  return {
    base: basketOfLog({ base: log.base, operations: log.operations.slice(0, count) }),
    folded,
    operations: log.operations.slice(count),
  };
}

function countFolded(
  log: BasketLog,
  oldest: readonly StampedOperation[],
  isOverGaps: boolean,
): { readonly folded: BasketLog['folded']; readonly count: number } {
  const next = new Map(Object.entries(log.folded));
  let count = 0;
  for (const { stamp } of oldest) {
    const before = next.get(stamp.tab) ?? foldedOf(log, stamp.tab);
    if (stamp.sequence !== before + 1 && !isOverGaps) break;
    next.set(stamp.tab, Math.max(before, stamp.sequence));
    count += 1;
  }
  return { folded: Object.fromEntries(next), count };
}
