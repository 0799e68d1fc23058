import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { articleName } from '@/domain/menu/menu-texts';
import type { FoundDish } from '@/domain/menu/found-dish';
import type { Language } from '@/domain/shared/language';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopCatalog, ShopList, ShopPlace, ShopQuery } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import { nearestOpenShops } from '@/domain/shop/nearest-open-shops';
import { searchShops } from '@/domain/shop/search-shops';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';

export class MemoryShopCatalog implements ShopCatalog {
  readonly script = new RemoteScript();
  all: readonly Shop[];
  /** What the device last saw. */
  seen: readonly Shop[] = [];
  dishes: ReadonlyMap<ShopId, readonly ShopDish[]> = new Map();
  /** What a search finds by its name; undefined simulates a server without search. */
  findable: readonly FoundDish[] | undefined = undefined;
  /** True simulates a server that answers with some of the shops, as asked. */
  hasPages = false;
  /** False simulates further shops that cannot be read. */
  isComplete = true;

  constructor(all: readonly Shop[] = []) {
    this.all = all;
  }

  shops(query: ShopQuery, signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>> {
    return this.script.run(callOf(query, this.hasPages), signal, () => ok(this.#answer(query)));
  }

  places(
    search: string,
    _: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShopPlace[], RemoteFailure>> {
    return this.script.run('places', signal, () => ok(searchShops(this.all, search)));
  }

  shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    return this.script.run(`shop ${id}`, signal, () => {
      const shop = this.all.find((candidate) => candidate.id === id);
      return shop === undefined
        ? err(refusal(404, 'shop-not-found', { family: 'pre-order', shopId: String(id) }))
        : ok(shop);
    });
  }

  search(
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly FoundDish[], RemoteFailure>> {
    return this.script.run(`search ${text}`, signal, () =>
      this.findable === undefined
        ? ok([])
        : ok(this.findable.filter(({ dish }) => articleName(dish, language).includes(text))),
    );
  }

  #answer(query: ShopQuery): ShopList {
    const { all, isComplete, dishes } = this;
    const every = { shops: all, isComplete, dishes, total: undefined };
    if (!this.hasPages || query.kind === 'all') return every;
    if (query.kind === 'some') {
      const shops = all.filter(({ id }) => query.ids.includes(id));
      return { ...every, shops, total: shops.length };
    }
    if (query.kind === 'near') {
      const own = all.filter(({ id }) => id === query.shopId);
      const others = nearestOpenShops(all, own[0], query.language);
      return { ...every, shops: [...own, ...others], total: all.length };
    }
    const found = searchShops(all, query.search);
    const shops = found.slice(query.offset, query.offset + SHOPS_ASKED);
    return { ...every, shops, total: found.length };
  }

  lastSeenShop(id: ShopId): Promise<Result<Shop, RemoteFailure>> {
    const seen = this.seen.find((shop) => shop.id === id);
    return Promise.resolve(seen === undefined ? err({ kind: 'unreachable', isTimeout: false }) : ok(seen));
  }
}

/** As it is recorded; a server without pages is always asked for the shops. */
const callOf = (query: ShopQuery, hasPages: boolean): string => (hasPages ? JSON.stringify(query) : 'shops');
