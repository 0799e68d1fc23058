import type { Deps } from '@/domain/ports/deps';
import { reaction, runInAction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { OrderStore } from '@/application/orders/order-store';
import type { StoredOrders } from '@/domain/order/stored-orders';
import { addsTo, mergeStoredOrders } from '@/domain/order/merge-stored-orders';
import { removeExpired } from '@/domain/order/remove-expired';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { OrderStorage } from '@/domain/ports/stored-value';

/**
 * Stores the orders of this device, at once: a confirmation is stored before its first request. What another tab
 * stored is merged in; only an erasure of everything there also erases it here. Source: decisions Stored values,
 * OPEN-42; PAIN-02, TRACK-12.
 */
export class PersistOrders implements BackgroundService {
  static readonly needs = {
    storage: OrderStorage,
    orders: OrderStore,
    clock: Clock,
  };

  private received: StoredOrders | undefined;

  private readonly deps: Deps<typeof PersistOrders>;

  constructor(deps: Deps<typeof PersistOrders>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      reaction(
        () => this.snapshot(),
        (snapshot) => isSame(snapshot, this.received) || this.save(snapshot),
      ),
      this.deps.storage.onChangedElsewhere((stored) => this.receive(stored)),
    );
  }

  private snapshot(): StoredOrders {
    const { details, intent, tracked } = this.deps.orders;
    return { details, intent, tracked };
  }

  private save(snapshot: StoredOrders): void {
    if (isEmpty(snapshot)) this.deps.storage.clear();
    else this.deps.storage.save(snapshot);
  }

  private receive(stored: StoredOrders | undefined): void {
    if (stored === undefined) return this.clear();
    const merged = this.current(mergeStoredOrders(this.snapshot(), stored));
    this.received = merged;
    this.take(merged);
    if (addsTo(merged, stored)) this.deps.storage.save(merged);
  }

  /** What expired here is not added again by another tab with another clock. */
  private current(orders: StoredOrders): StoredOrders {
    return { ...orders, tracked: removeExpired(orders.tracked, this.deps.clock) };
  }

  private clear(): void {
    if (!isEmpty(this.snapshot())) this.deps.orders.clear();
  }

  private take({ details, intent, tracked }: StoredOrders): void {
    runInAction(() => {
      this.deps.orders.setDetails(details);
      this.deps.orders.setIntent(intent);
      this.deps.orders.setTracked(tracked);
    });
  }
}

const isSame = (one: StoredOrders, other: StoredOrders | undefined): boolean =>
  one.details === other?.details && one.intent === other.intent && one.tracked === other.tracked;

const isEmpty = ({ details, intent, tracked: { paid, delivered, rollbacked } }: StoredOrders): boolean =>
  details.length + paid.length + delivered.length + rollbacked.length === 0 && intent === undefined;
