import type { BasketLog, OperationStamp, TabId } from '@/domain/basket/basket-log';

/** How many operations of a tab the base holds. */
export const foldedOf = ({ folded }: Pick<BasketLog, 'folded'>, tab: string): number =>
  new Map(Object.entries(folded)).get(tab) ?? 0;

/** Whether a log holds an operation, in its base or on top of it: an operation counts once, however often it comes. */
export const isKnown = (log: BasketLog, { tab, sequence }: OperationStamp): boolean =>
  sequence <= foldedOf(log, tab) || log.operations.some(({ stamp }) => isOf(stamp, tab, sequence));

const isOf = (stamp: OperationStamp, tab: string, sequence: number): boolean =>
  stamp.sequence === sequence && stamp.tab === tab;

/** The stamp of what a tab does next: after everything it has seen. */
export function nextStamp(log: BasketLog, tab: TabId): OperationStamp {
  const own = log.operations.filter(({ stamp }) => stamp.tab === tab).map(({ stamp }) => stamp.sequence);
  return {
    time: (log.operations.at(-1)?.stamp.time ?? 0) + 1,
    tab,
    sequence: Math.max(foldedOf(log, tab), ...own) + 1,
  };
}

/** How many operations only the base of `other` holds: on the base of `log` they would be missing. */
export function missingOn(log: BasketLog, other: BasketLog): number {
  const isMissing = ({ tab, sequence }: OperationStamp): boolean =>
    sequence > foldedOf(log, tab) && sequence <= foldedOf(other, tab);
  const wanted = Object.keys(other.folded)
    .map((tab) => Math.max(0, foldedOf(other, tab) - foldedOf(log, tab)))
    .reduce((sum, count) => sum + count, 0);
  const kept = [...log.operations, ...other.operations].filter(({ stamp }) => isMissing(stamp));
  return wanted - new Set(kept.map(({ stamp }) => `${stamp.tab} ${stamp.sequence}`)).size;
}
