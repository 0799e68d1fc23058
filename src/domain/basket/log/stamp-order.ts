import type { OperationStamp } from '@/domain/basket/basket-log';

/**
 * Compares by logical time, then tab, then the tab's own sequence: the order in which all tabs apply all operations.
 */
export function compareStamps(one: OperationStamp, other: OperationStamp): number {
  if (one.time !== other.time) return one.time - other.time;
  if (one.tab !== other.tab) return one.tab < other.tab ? -1 : 1;
  return one.sequence - other.sequence;
}
