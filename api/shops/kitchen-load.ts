import { type Clock, wait } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { withoutBudget } from '@api/database/query-budget';
import { isOpenForBusiness } from '@api/shops/is-open-for-business';

/** The database is asked once in this time, however many visitors there are. */
const FRESH_MS = 5_000;
/** A stuck database delays no visitor by more; the last known counts hold then. */
const PATIENCE_MS = 250;
/** An order that is not finished after this time was forgotten, and keeps no kitchen busy. */
const FORGOTTEN_MS = 3 * 3_600_000;
const MAX_MINUTES = 240;

export interface KitchenLoadDeps {
  readonly orders: {
    /** How many paid orders, placed after that moment, each kitchen has not finished yet. */
    inWork(placedAfter: Instant): Promise<ReadonlyMap<ShopId, number>>;
  };
  readonly clock: Clock;
}

/**
 * How long an order takes in each shop, by its preparation time and the orders that its kitchen has. Source: DEC-95.
 */
export class KitchenLoad {
  readonly #deps: KitchenLoadDeps;
  #counts: ReadonlyMap<number, number> | undefined;
  #askedAt: Instant | undefined;
  #asking: Promise<void> = Promise.resolve();

  constructor(deps: KitchenLoadDeps) {
    this.#deps = deps;
  }

  /**
   * For an order that is placed now: as many rounds of the kitchen as the orders before it take, and one for itself.
   * Undefined for a shop without a preparation time, for one that takes no orders, and before the orders are known.
   */
  async readyInMinutes(shop: StoredShop): Promise<number | undefined> {
    const { preparation } = shop;
    if (preparation === undefined || !isOpenForBusiness(shop, this.#deps.clock.now())) return undefined;
    const { minutes, atOnce } = preparation;
    if (atOnce === undefined) return minutes;
    const counts = await this.#read();
    if (counts === undefined) return undefined;
    const rounds = 1 + Math.floor((counts.get(shop.id) ?? 0) / atOnce);
    return Math.min(minutes * rounds, Math.max(minutes, MAX_MINUTES));
  }

  async #read(): Promise<ReadonlyMap<number, number> | undefined> {
    const now = this.#deps.clock.now();
    if (this.#askedAt === undefined || Math.abs(now - this.#askedAt) >= FRESH_MS) {
      this.#askedAt = now;
      this.#asking = withoutBudget(() => this.#ask(now));
    }
    await this.#asking;
    return this.#counts;
  }

  async #ask(now: Instant): Promise<void> {
    const done = new AbortController();
    const asked = this.#deps.orders.inWork(addMs(now, -FORGOTTEN_MS)).then(
      (counts) => {
        this.#counts = counts;
      },
      // The database is away: the last known counts hold (DEC-50).
      () => undefined,
    );
    await Promise.race([asked, wait(this.#deps.clock, PATIENCE_MS, done.signal)]);
    done.abort();
  }
}
