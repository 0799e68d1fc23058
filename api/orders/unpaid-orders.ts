import type { OrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Counted } from '@api/limits/limiter';
import type { OrderStore, PlaceOutcome } from '@api/orders/order-store';

/** An unpaid order is rolled back after this time. Source: FAULT-X22. */
export const UNPAID_ORDER_EXPIRY_MS = 15 * 60_000;

/** Unpaid orders of one address at once. Source: docs/security.md, Rate limits. */
export const MAX_UNPAID_ORDERS = 5;

/** Beyond this number of networks the oldest are deleted. */
const MAX_NETWORKS = 50_000;

/** The networks of the caller, and the number of unpaid orders allowed for each. */
export interface Orderer {
  readonly networks: readonly Counted[];
  readonly maxUnpaid: number;
}

/** Limits the unpaid orders of an address. */
export interface UnpaidLimit {
  /** Writes the order if the limit allows it; else answers the milliseconds until it does. */
  admit(
    orderer: Orderer,
    orderId: OrderId,
    write: () => Promise<PlaceOutcome>,
  ): Promise<Result<PlaceOutcome, number>>;
}

interface Place {
  readonly since: Instant;
  /** Undefined while the order is being written. */
  orderId: OrderId | undefined;
}

/** Limits in this process: the origin of an order is in its memory only, for as long as the order may be paid. */
export class UnpaidOrders implements UnpaidLimit {
  readonly #clock: Clock;
  readonly #orders: OrderStore;
  readonly #places = new Map<string, readonly Place[]>();

  constructor({ clock, orders }: { readonly clock: Clock; readonly orders: OrderStore }) {
    this.#clock = clock;
    this.#orders = orders;
  }

  async admit(
    { networks, maxUnpaid }: Orderer,
    _orderId: OrderId,
    write: () => Promise<PlaceOutcome>,
  ): Promise<Result<PlaceOutcome, number>> {
    for (const { key, share } of networks) {
      if (this.#of(key).length >= maxUnpaid * share) await this.#forgetPaid(key);
    }
    const waits = networks.flatMap((counted) => this.#waits(counted, maxUnpaid));
    if (waits.length > 0) return err(Math.max(...waits));
    const place: Place = { since: this.#clock.now(), orderId: undefined };
    for (const { key } of networks) this.#setPlaces(key, [...this.#of(key), place]);
    try {
      const written = await write();
      if (written.kind === 'placed') place.orderId = written.order.id;
      return ok(written);
    } finally {
      if (place.orderId === undefined) {
        for (const { key } of networks) this.#setPlaces(key, without(this.#of(key), place));
      }
    }
  }

  #waits({ key, share }: Counted, maxUnpaid: number): readonly number[] {
    const [oldest, ...others] = this.#of(key);
    const isFull = oldest !== undefined && others.length + 1 >= maxUnpaid * share;
    return isFull ? [this.#expiryOf(oldest) - this.#clock.now()] : [];
  }

  /** Oldest first, without expired ones. */
  #of(network: string): readonly Place[] {
    const places = this.#places.get(network) ?? [];
    return places.filter((place) => this.#clock.now() < this.#expiryOf(place));
  }

  /** Orders may have been paid at another process, so the store is queried. */
  async #forgetPaid(network: string): Promise<void> {
    const orderIds = this.#of(network).flatMap(({ orderId }) => orderId ?? []);
    const unpaid = new Set(await this.#orders.unpaid(orderIds));
    const paid = new Set(orderIds.filter((orderId) => !unpaid.has(orderId)));
    const left = this.#of(network).filter(({ orderId }) => orderId === undefined || !paid.has(orderId));
    this.#setPlaces(network, left);
  }

  #setPlaces(network: string, places: readonly Place[]): void {
    this.#places.delete(network);
    if (places.length > 0) this.#places.set(network, places);
    const [oldest] = this.#places.keys();
    if (this.#places.size > MAX_NETWORKS && oldest !== undefined) this.#places.delete(oldest);
  }

  #expiryOf({ since }: Place): Instant {
    return addMs(since, UNPAID_ORDER_EXPIRY_MS);
  }
}

const without = (places: readonly Place[], gone: Place): readonly Place[] =>
  places.filter((place) => place !== gone);
