import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries, withoutRepeats } from '@/adapters/http/lenient-list';
import { readShop } from '@/adapters/http/to-shop';
import { readShopDishes } from '@/adapters/http/to-shop-dishes';
import { malformed } from '@/adapters/http/to-remote-failure';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog, ShopList } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** An unreadable shop is left out of the list and logged; the others can still be ordered from (DEC-44). */
export class HttpShopCatalog implements ShopCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpShopCatalog>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-shop', message: path });
  }

  async shops(signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>> {
    const answer = await this.#calls.read(paths.shops, z.array(z.unknown()), { signal });
    if (!answer.ok) return answer;
    const unreadable: string[] = [];
    const dishes = new Map<ShopId, readonly ShopDish[]>();
    const readOrNote = (entry: unknown, onOmitted: OnOmitted) => {
      const shop = readShop(entry, onOmitted);
      if (!shop.ok) unreadable.push(shop.error);
      else dishes.set(shop.value.id, readShopDishes(entry, onOmitted));
      return shop;
    };
    const shops = readEntries(answer.value, '', readOrNote, this.#onOmitted);
    if (shops.length === 0 && unreadable.length > 0) return err(malformed(`0.${unreadable[0]}`));
    return ok({
      shops: withoutRepeats(shops, (shop) => shop.id, '', this.#onOmitted),
      isComplete: unreadable.length === 0,
      dishes,
    });
  }

  async shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const answer = await this.#calls.read(paths.shop(id), z.unknown(), { signal, isFresh: true });
    if (!answer.ok) return answer;
    const shop = readShop(answer.value, this.#onOmitted);
    if (!shop.ok) return err(malformed(shop.error));
    return shop.value.id === id ? shop : err(malformed('id'));
  }

  /** The list uses the caches, which respond where the server does not. */
  async lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const answer = await this.shops(signal);
    if (!answer.ok) return answer;
    const shop = answer.value.shops.find((each) => each.id === id);
    return shop === undefined ? err({ kind: 'unreachable', isTimeout: false }) : ok(shop);
  }
}
