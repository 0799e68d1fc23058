import type { BasketLog, StampedOperation, TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { appendOperation } from '@/domain/basket/log/append-operation';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';

export interface AppendedOperations {
  readonly log: BasketLog;
  readonly stamped: readonly StampedOperation[];
}

/** Appends operations of one step. A dish is of the shop that the basket has in this tab: others may choose another. */
export const appendOperations = (
  log: BasketLog,
  tab: TabId,
  operations: readonly BasketOperation[],
): AppendedOperations =>
  operations.reduce<AppendedOperations>(
    (before, operation) => {
      const after = appendOperation(before.log, tab, withItsShop(before.log, operation));
      return { log: after.log, stamped: [...before.stamped, after.stamped] };
    },
    { log, stamped: [] },
  );

function withItsShop(log: BasketLog, operation: BasketOperation): BasketOperation {
  if (operation.kind !== 'put') return operation;
  const { shopId, shopName } = basketOfLog(log);
  return shopId === undefined ? operation : { ...operation, shop: { shopId, shopName } };
}
