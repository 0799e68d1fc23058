import { newSeed, newTabId } from '@/application/shared/new-ids';
import type { BasketStore } from '@/application/basket/basket-store';
import type { BasketItem } from '@/domain/basket/basket';
import type { BasketLog, StampedOperation, TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { appendOperation } from '@/domain/basket/log/append-operation';
import type { Randomness } from '@/domain/ports/randomness';
import type { TabChannel } from '@/domain/ports/tab-channel';

/**
 * The one way to change the basket: each operation is stamped as this tab's, applied, and told to the other tabs.
 * Several are one step: nobody sees the basket in between. Source: spec §4 Basket; BASK-10.
 */
export class ChangeBasket {
  private tab: TabId | undefined;
  private readonly baskets: BasketStore;
  private readonly channel: TabChannel;
  private readonly randomness: Randomness;

  constructor(baskets: BasketStore, channel: TabChannel, randomness: Randomness) {
    this.baskets = baskets;
    this.channel = channel;
    this.randomness = randomness;
  }

  execute(...operations: readonly BasketOperation[]): void {
    if (operations.length === 0) return;
    const { log, stamped } = this.append(operations);
    this.baskets.setLog(log);
    for (const operation of stamped) this.channel.post({ kind: 'operation', operation });
  }

  /** Puts an item, which gives an empty basket its seed. */
  put(item: BasketItem): void {
    this.execute({ kind: 'put', item, seed: newSeed(this.randomness) });
  }

  private append(operations: readonly BasketOperation[]): BasketChange {
    const tab = (this.tab ??= newTabId(this.randomness));
    return operations.reduce<BasketChange>(
      (before, operation) => {
        const { log, stamped } = appendOperation(before.log, tab, withItsShop(before.log, operation));
        return { log, stamped: [...before.stamped, stamped] };
      },
      { log: this.baskets.log, stamped: [] },
    );
  }
}

interface BasketChange {
  readonly log: BasketLog;
  readonly stamped: readonly StampedOperation[];
}

/** A dish is of the shop that this tab sees: tabs may choose shops and dishes at the same moment. */
function withItsShop(log: BasketLog, operation: BasketOperation): BasketOperation {
  if (operation.kind !== 'put') return operation;
  const { shopId, shopName } = basketOfLog(log);
  return shopId === undefined ? operation : { ...operation, shop: { shopId, shopName } };
}
