import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import { readShop, readShops } from '@/adapters/contract/shop';
import { shopQueryValues } from '@/adapters/contract/shop-query';
import type { OnOmitted, Reader } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import { malformed } from '@/adapters/http/to-remote-failure';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { FoundDish } from '@/domain/menu/found-dish';
import type { Language } from '@/domain/shared/language';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog, ShopList, ShopPlace, ShopQuery } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** What is JSON and no object was answered by the server, unlike the page of a network that asks for a login first. */
const readAnswer: Reader<Shop> = (value, onOmitted) => {
  const shop = readShop(value, onOmitted);
  return shop.ok || shop.error !== '' ? shop : err('id');
};

/** An unreadable shop is left out of the list and logged; the others can still be ordered from (DEC-44). */
export class HttpShopCatalog implements ShopCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;
  #hasSearch = true;

  constructor(deps: Deps<typeof HttpShopCatalog>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-shop', message: path });
  }

  shops(query: ShopQuery, signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>> {
    const options = { signal, query: shopQueryValues(query), onOmitted: this.#onOmitted };
    return this.#calls.read(paths.shops, readShops, options);
  }

  /** The reader is loaded with the first call. */
  async places(
    search: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShopPlace[], RemoteFailure>> {
    const contract = await import('@/adapters/contract/shop-place').catch(() => undefined);
    if (contract === undefined) return err({ kind: 'unreachable', isTimeout: false });
    const query = search === '' ? { language } : { language, q: search };
    const options = { signal, query, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.shopPlaces, contract.readShopPlaces, options);
  }

  async shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const options = { signal, isFresh: true, onOmitted: this.#onOmitted };
    const shop = await this.#calls.read(paths.shop(id), readAnswer, options);
    return shop.ok && shop.value.id !== id ? err(malformed('id')) : shop;
  }

  /** The reader is loaded with the first search. A back end without the call is not asked again. */
  async search(
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly FoundDish[], RemoteFailure>> {
    if (!this.#hasSearch) return ok([]);
    const contract = await import('@/adapters/contract/found-dish').catch(() => undefined);
    if (contract === undefined) return err({ kind: 'unreachable', isTimeout: false });
    const options = { signal, query: { q: text, language }, onOmitted: this.#onOmitted };
    const found = await this.#calls.read(paths.search, contract.readFoundDishes, options);
    if (found.ok || !isGone(found.error)) return found;
    this.#hasSearch = false;
    return ok([]);
  }

  /** The list uses the caches, which respond where the server does not, with any list that has the shop. */
  async lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const answer = await this.shops({ kind: 'some', ids: [id] }, signal);
    if (!answer.ok) return answer;
    const shop = answer.value.shops.find((each) => each.id === id);
    return shop === undefined ? err({ kind: 'unreachable', isTimeout: false }) : ok(shop);
  }
}
