import type { BasketLog } from '@/domain/basket/basket-log';
import { foldOldest } from '@/domain/basket/log/fold-oldest';
import { foldedOf, isKnown, missingOn } from '@/domain/basket/log/known-operations';
import { compareStamps } from '@/domain/basket/log/stamp-order';

/**
 * Merges the logs of two tabs. The order in which logs are merged, and how often, makes no difference (merging is
 * commutative, associative and idempotent) as long as neither has folded an operation that the other lacks. Otherwise
 * both tabs choose the same base, the one on which fewer operations are missing; operations that only the other base
 * contains are lost. That takes more than a hundred operations in a row that a tab did not receive.
 */
export function mergeLogs(one: BasketLog, other: BasketLog): BasketLog {
  const [log, added] = compareBases(one, other) <= 0 ? [one, other] : [other, one];
  const news = added.operations.filter(({ stamp }) => !isKnown(log, stamp));
  if (news.length === 0) return log;
  const operations = [...log.operations, ...news].sort((a, b) => compareStamps(a.stamp, b.stamp));
  return foldOldest({ ...log, operations });
}

/** Negative when the base of the first is to be used. */
function compareBases(one: BasketLog, other: BasketLog): number {
  return (
    missingOn(one, other) - missingOn(other, one) ||
    foldedCount(other) - foldedCount(one) ||
    compareTexts(JSON.stringify([one.base, one.folded]), JSON.stringify([other.base, other.folded]))
  );
}

const foldedCount = (log: BasketLog): number =>
  Object.keys(log.folded).reduce((count, tab) => count + foldedOf(log, tab), 0);

const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
