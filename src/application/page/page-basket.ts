import { newItemId, newSeed, newTabId } from '@/application/shared/new-ids';
import type { Basket, BasketItem } from '@/domain/basket/basket';
import { EMPTY_BASKET_LOG, type TabId } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { type ArticleToPut, itemToPut, type PutFailure } from '@/domain/basket/item-to-put';
import { lineOfItem } from '@/domain/basket/line-of-item';
import { appendOperations } from '@/domain/basket/log/append-operations';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { mergeLogs } from '@/domain/basket/log/merge-logs';
import type { BasketShop } from '@/domain/basket/operations/move-to-shop';
import { setAsideBetween } from '@/domain/basket/set-aside';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import type { Disposer } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { BasketStorage } from '@/domain/ports/stored-value';
import type { OrderType } from '@/domain/settings/order-type';
import { err, ok, type Result } from '@/domain/shared/result';
import type { SpotId } from '@/domain/shop/delivery-spot';

/** The shop whose dishes a page shows, with the order type and the delivery spot of its address. */
export interface PageOrigin {
  readonly shop: BasketShop;
  readonly orderType?: OrderType | undefined;
  readonly spotId?: SpotId | undefined;
}

export interface PageBasketDeps {
  readonly storage: BasketStorage;
  readonly randomness: Randomness;
}

/**
 * The basket of a page of the server before the program is there: one more tab, whose operations are stored at once and
 * merged by the program as those of any other. Source: AMB-44, PAIN-41; DEC-170.
 */
export class PageBasket {
  private readonly deps: PageBasketDeps;
  private readonly shop: BasketShop;
  private readonly tab: TabId;
  /** What the address says of the order, until the first dish has put it into the basket. */
  private arrival: readonly BasketOperation[];
  private readonly listeners = new Set<(stored: StoredBasket) => void>();
  private stored: StoredBasket;
  /** Whether the next page will find the last change. */
  isStored = true;

  constructor(deps: PageBasketDeps, { shop, orderType, spotId }: PageOrigin) {
    this.deps = deps;
    this.shop = shop;
    this.arrival = [
      ...(orderType === undefined ? [] : [{ kind: 'chooseOrderType', orderType, keepsSpot: false } as const]),
      ...(spotId === undefined ? [] : [{ kind: 'chooseSpot', spotId } as const]),
    ];
    this.tab = newTabId(deps.randomness);
    this.stored = deps.storage.load() ?? { log: EMPTY_BASKET_LOG, setAside: [] };
  }

  /** Follows the other tabs. */
  start(): Disposer {
    return this.deps.storage.onChangedElsewhere((stored) => {
      if (stored !== undefined) this.set({ ...stored, log: mergeLogs(this.stored.log, stored.log) });
    });
  }

  /** The basket in the shop of the page, which may not be that of the tabs. */
  get basket(): Basket {
    return basketOfLog(this.stored.log);
  }

  /** Calls with what is stored, now and after each change. */
  follow(listener: (stored: StoredBasket) => void): Disposer {
    this.listeners.add(listener);
    listener(this.stored);
    return () => void this.listeners.delete(listener);
  }

  /** Puts an article; a basket of another shop is set aside (PAIN-36). Returns the resulting line. */
  put(wanted: ArticleToPut): Result<BasketItem, PutFailure> {
    const { storage, randomness } = this.deps;
    const made = itemToPut(wanted, newItemId(randomness));
    if (!made.ok) return made;
    const item = made.value;
    const before = this.basket;
    const isElsewhere = before.shopId !== this.shop.shopId;
    const { log } = appendOperations(this.stored.log, this.tab, [
      ...(isElsewhere ? [{ kind: 'moveToShop', ...this.shop } as const] : []),
      ...this.arrival,
      { kind: 'put', item, seed: newSeed(randomness) },
    ]);
    this.arrival = [];
    const after = basketOfLog(log);
    const stored = { log, setAside: setAsideBetween(this.stored.setAside, before, after) };
    this.isStored = storage.save(stored);
    this.set(stored);
    const line = lineOfItem(after.items, item);
    const added = (line?.quantity ?? 0) - (isElsewhere ? 0 : (lineOfItem(before.items, item)?.quantity ?? 0));
    return line !== undefined && added >= item.quantity
      ? ok(line)
      : err({ kind: 'tooMany', quantity: line?.quantity ?? 0 });
  }

  private set(stored: StoredBasket): void {
    this.stored = stored;
    for (const listener of this.listeners) listener(stored);
  }
}
