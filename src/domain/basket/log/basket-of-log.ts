import type { Basket } from '@/domain/basket/basket';
import type { BasketLog } from '@/domain/basket/basket-log';
import { replayFrom, replayNext } from '@/domain/basket/log/replay';

/** Returns the basket that results from the operations of a log. */
export function basketOfLog({ base, operations }: Pick<BasketLog, 'base' | 'operations'>): Basket {
  return operations.reduce(replayNext, replayFrom(base)).basket;
}
