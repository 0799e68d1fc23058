import type { Deps } from '@/domain/ports/deps';
import { newSeed, newTabId } from '@/application/shared/new-ids';
import { BasketStore } from '@/application/basket/basket-store';
import type { BasketItem } from '@/domain/basket/basket';
import type { BasketLog, StampedOperation, TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { appendOperation } from '@/domain/basket/log/append-operation';
import { Randomness } from '@/domain/ports/randomness';
import { TabChannel } from '@/domain/ports/tab-channel';

/**
 * Changes the basket: each operation is stamped by this tab, applied, and sent to the other tabs. Several operations
 * are one step, without states in between. Source: spec §4 Basket; BASK-10.
 */
export class ChangeBasket {
  static readonly needs = { baskets: BasketStore, channel: TabChannel, randomness: Randomness };

  private tab: TabId | undefined;

  private readonly deps: Deps<typeof ChangeBasket>;

  constructor(deps: Deps<typeof ChangeBasket>) {
    this.deps = deps;
  }

  apply(...operations: readonly BasketOperation[]): void {
    if (operations.length === 0) return;
    const { log, stamped } = this.append(operations);
    this.deps.baskets.setLog(log);
    for (const operation of stamped) this.deps.channel.post({ kind: 'operation', operation });
  }

  /** Puts an item, which gives an empty basket its seed. */
  put(item: BasketItem): void {
    this.apply({ kind: 'put', item, seed: newSeed(this.deps.randomness) });
  }

  private append(operations: readonly BasketOperation[]): BasketChange {
    const tab = (this.tab ??= newTabId(this.deps.randomness));
    return operations.reduce<BasketChange>(
      (before, operation) => {
        const { log, stamped } = appendOperation(before.log, tab, withItsShop(before.log, operation));
        return { log, stamped: [...before.stamped, stamped] };
      },
      { log: this.deps.baskets.log, stamped: [] },
    );
  }
}

interface BasketChange {
  readonly log: BasketLog;
  readonly stamped: readonly StampedOperation[];
}

/** The shop of a dish is the one of this tab: tabs may choose shops and dishes at the same time. */
function withItsShop(log: BasketLog, operation: BasketOperation): BasketOperation {
  if (operation.kind !== 'put') return operation;
  const { shopId, shopName } = basketOfLog(log);
  return shopId === undefined ? operation : { ...operation, shop: { shopId, shopName } };
}
