import type { Basket } from '@/domain/basket/basket';
import type { BasketLog, StampedOperation } from '@/domain/basket/basket-log';
import { type Replay, replayFrom, replayNext } from '@/domain/basket/log/replay';

interface Known {
  readonly base: Basket;
  readonly replay: Replay;
}

/** What the operations of a log resulted in; a tap asks for it several times, with up to 200 operations. */
const known = new WeakMap<BasketLog['operations'], Known>();

/** Returns the basket that results from the operations of a log. */
export const basketOfLog = (log: Pick<BasketLog, 'base' | 'operations'>): Basket => replayOf(log).basket;

/** Adds an operation that comes after all others of the log, without applying those again. */
export function withLast(log: BasketLog, stamped: StampedOperation): BasketLog {
  const operations = [...log.operations, stamped];
  known.set(operations, { base: log.base, replay: replayNext(replayOf(log), stamped) });
  return { ...log, operations };
}

function replayOf({ base, operations }: Pick<BasketLog, 'base' | 'operations'>): Replay {
  const found = known.get(operations);
  if (found?.base === base) return found.replay;
  const replay = operations.reduce(replayNext, replayFrom(base));
  known.set(operations, { base, replay });
  return replay;
}
