import { makeAutoObservable, observableRef } from 'mobx';
import {
  type Basket,
  type BasketFlags,
  type BasketItem,
  type BasketSeed,
  INITIAL_BASKET_FLAGS,
} from '@/domain/basket/basket';
import { basketCount } from '@/domain/basket/basket-count';
import { basketTotal } from '@/domain/basket/basket-total';
import { EMPTY_BASKET_LOG, type BasketLog } from '@/domain/basket/basket-log';
import { setBasketAside } from '@/domain/basket/set-aside';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import type { Amount } from '@/domain/shared/amount';

/**
 * The basket, as the result of the operations of all tabs; this tab's flags (AMB-44); and, by shop, the baskets that
 * were set aside. `isPersistent` is false where the browser refuses to store the basket.
 */
export class BasketStore {
  log: BasketLog = EMPTY_BASKET_LOG;
  flags: BasketFlags = INITIAL_BASKET_FLAGS;
  setAside: readonly Basket[] = [];
  /** What was emptied last, to be brought back; of this tab and visit alone. */
  emptied: Basket | undefined = undefined;
  isPersistent = true;
  /** Whether the sheet of the basket is open. It outlives the bar that opened it, which another one replaces. */
  isShown = false;

  constructor() {
    makeAutoObservable(this, {
      log: observableRef,
      flags: observableRef,
      setAside: observableRef,
      emptied: observableRef,
    });
  }

  get basket(): Basket {
    return basketOfLog(this.log);
  }

  get items(): readonly BasketItem[] {
    return this.basket.items;
  }

  get total(): Amount {
    return basketTotal(this.basket);
  }

  get count(): number {
    return basketCount(this.basket);
  }

  get seed(): BasketSeed | undefined {
    return this.basket.seed;
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }

  setLog(log: BasketLog): void {
    this.log = log;
  }

  setFlags(change: Partial<BasketFlags>): void {
    this.flags = { ...this.flags, ...change };
  }

  /** Sets the basket aside by its shop before it is cleared, so that it can be restored in one tap. Source: PAIN-36. */
  setBasketAside(): void {
    this.setAside = setBasketAside(this.setAside, this.basket);
  }

  setSetAside(setAside: readonly Basket[]): void {
    this.setAside = setAside;
  }

  setEmptied(basket: Basket | undefined): void {
    this.emptied = basket;
  }

  setPersistent(isPersistent: boolean): void {
    this.isPersistent = isPersistent;
  }
}
