import { makeAutoObservable, reaction } from 'mobx';

import { RefreshShop } from '@/application/shops/refresh-shop';
import { disposeAll } from '@/application/shared/background-service';
import type { Deps } from '@/domain/ports/deps';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Instant } from '@/domain/shared/instant';
import type { OrderType } from '@/domain/settings/order-type';
import type { Shop } from '@/domain/shop/shop';
import { PromiseModel } from '@/ui/components/promise-model';

/** How often the server is asked how much the kitchen has to do. */
export const PROMISE_ASK_MS = 60_000;

/** The promised time before paying, by what the kitchen has now. */
export class CheckoutPromiseModel {
  static readonly needs = { ...PromiseModel.needs, refreshShop: RefreshShop, visibility: PageVisibility };

  /** The time that was shown first; a later one has moved. */
  private first: Instant | undefined = undefined;
  private readonly promise: PromiseModel;
  private readonly deps: Deps<typeof CheckoutPromiseModel>;

  constructor(deps: Deps<typeof CheckoutPromiseModel>) {
    this.deps = deps;
    this.promise = new PromiseModel(deps);
    makeAutoObservable<this, 'deps' | 'promise'>(this, { deps: false, promise: false }, { autoBind: true });
  }

  start(): () => void {
    this.ask();
    return disposeAll(
      this.promise.start(),
      this.deps.clock.every(PROMISE_ASK_MS, this.ask),
      reaction(() => this.promised, this.remember, { fireImmediately: true }),
    );
  }

  get promised(): Instant | undefined {
    return this.promise.promised;
  }

  get orderType(): OrderType | undefined {
    return this.promise.orderType;
  }

  get shop(): Shop | undefined {
    return this.promise.shop;
  }

  /** What was shown before, where it is later now. */
  get before(): Instant | undefined {
    const { first, promised } = this;
    return first !== undefined && promised !== undefined && promised > first ? first : undefined;
  }

  private remember(promised: Instant | undefined): void {
    this.first ??= promised;
  }

  private ask(): void {
    if (this.promised !== undefined && this.deps.visibility.isVisible) void this.deps.refreshShop.refresh();
  }
}
