import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { BasketStore } from '@/application/basket/basket-store';
import type { StampedOperation } from '@/domain/basket/basket-log';

/**
 * The order of operations: logical time, then tab, then the tab's own sequence. Independent of the product's
 * comparison, which it checks.
 */
export const inOrder = ({ stamp: one }: StampedOperation, { stamp: other }: StampedOperation): number =>
  one.time - other.time ||
  Number(one.tab > other.tab) - Number(one.tab < other.tab) ||
  one.sequence - other.sequence;

/** Every tab applies the operations in this order at every moment, also those that arrive late. Source: FAULT-C7. */
export function watchOperationOrder(watched: WatchedPage): void {
  const baskets = watched.page.get(BasketStore);
  reaction(
    () => baskets.log.operations,
    (operations) => {
      const late = operations.find(
        (each, index) => index > 0 && inOrder(operations[index - 1] ?? each, each) > 0,
      );
      if (late !== undefined)
        violate(watched, 'tabs agree', `${late.operation.kind} is applied before what was done earlier`);
    },
  );
}
