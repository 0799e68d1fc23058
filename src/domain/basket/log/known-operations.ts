import type { BasketLog, OperationStamp, TabId } from '@/domain/basket/basket-log';

/** Returns how many operations of a tab the base contains. */
export const foldedOf = ({ folded }: Pick<BasketLog, 'folded'>, tab: string): number =>
  new Map(Object.entries(folded)).get(tab) ?? 0;

/**
 * Returns whether a log contains an operation, in its base or on top of it. An operation applies once, however often
 * it arrives.
 */
export const isKnown = (log: BasketLog, { tab, sequence }: OperationStamp): boolean =>
  sequence <= foldedOf(log, tab) || log.operations.some(({ stamp }) => isOf(stamp, tab, sequence));

const isOf = (stamp: OperationStamp, tab: string, sequence: number): boolean =>
  stamp.sequence === sequence && stamp.tab === tab;

/** Returns the stamp of this tab's next operation, which is after all operations of the log. */
export function nextStamp(log: BasketLog, tab: TabId): OperationStamp {
  const own = log.operations.filter(({ stamp }) => stamp.tab === tab).map(({ stamp }) => stamp.sequence);
  return {
    time: (log.operations.at(-1)?.stamp.time ?? 0) + 1,
    tab,
    sequence: Math.max(foldedOf(log, tab), ...own) + 1,
  };
}

/** Returns how many operations are only in the base of `other`: on the base of `log` they would be missing. */
export function missingOn(log: BasketLog, other: BasketLog): number {
  const isMissing = ({ tab, sequence }: OperationStamp): boolean =>
    sequence > foldedOf(log, tab) && sequence <= foldedOf(other, tab);
  const wanted = Object.keys(other.folded)
    .map((tab) => Math.max(0, foldedOf(other, tab) - foldedOf(log, tab)))
    .reduce((sum, count) => sum + count, 0);
  const available = [...log.operations, ...other.operations].filter(({ stamp }) => isMissing(stamp));
  return wanted - new Set(available.map(({ stamp }) => `${stamp.tab} ${stamp.sequence}`)).size;
}
