import type { Deps } from '@/domain/ports/deps';
import { newSeed, newTabId } from '@/application/shared/new-ids';
import { BasketStore } from '@/application/basket/basket-store';
import type { BasketItem } from '@/domain/basket/basket';
import type { TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { appendOperations } from '@/domain/basket/log/append-operations';
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
    const { baskets, channel, randomness } = this.deps;
    const tab = (this.tab ??= newTabId(randomness));
    const { log, stamped } = appendOperations(baskets.log, tab, operations);
    baskets.setLog(log);
    for (const operation of stamped) channel.post({ kind: 'operation', operation });
  }

  /** Puts an item, which gives an empty basket its seed. */
  put(item: BasketItem): void {
    this.apply({ kind: 'put', item, seed: newSeed(this.deps.randomness) });
  }
}
