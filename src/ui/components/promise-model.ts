import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { OrderType } from '@/domain/settings/order-type';
import type { Shop } from '@/domain/shop/shop';
import type { Instant } from '@/domain/shared/instant';

/** How often a shown time is compared with the clock. */
export const PROMISE_TICK_MS = 20_000;

/** The promised time of an order that is placed now, which is never in the past while the page stays open. */
export class PromiseModel {
  static readonly needs = { shops: ShopStore, baskets: BasketStore, app: AppStore, clock: Clock };

  private now: Instant;
  private readonly deps: Deps<typeof PromiseModel>;

  constructor(deps: Deps<typeof PromiseModel>) {
    this.deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  start(): () => void {
    this.tick();
    return this.deps.clock.every(PROMISE_TICK_MS, this.tick);
  }

  /** Undefined where the selected shop promises no time. While a drawn page is taken over, that of its drawing. */
  get promised(): Instant | undefined {
    return this.deps.shops.promise(this.deps.app.drawnAt ?? this.now);
  }

  /** Source of the words: a drawn page knows that of its address at most. */
  get orderType(): OrderType | undefined {
    return this.deps.app.showsSpot ? this.deps.baskets.basket.orderType : undefined;
  }

  /** The shop of `promised`. */
  get shop(): Shop | undefined {
    return this.deps.shops.shop;
  }

  private tick(): void {
    this.now = this.deps.clock.now();
  }
}
