import * as z from 'zod/mini';

import { paths } from '@/adapters/http/contract/paths';
import { shopDto } from '@/adapters/http/contract/shop';
import type { HttpCalls } from '@/adapters/http/http-calls';
import { type OnDropped, readEntries, withoutRepeats } from '@/adapters/http/lenient-list';
import { toShop } from '@/adapters/http/to-shop';
import { malformed } from '@/adapters/http/to-remote-failure';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** A shop that cannot be read is left out of the list and logged; the others can still be ordered from. */
export class HttpShopCatalog implements ShopCatalog {
  readonly #calls: HttpCalls;
  readonly #onDropped: OnDropped;

  constructor(calls: HttpCalls, reporter: FailureReporter) {
    this.#calls = calls;
    this.#onDropped = (path) => reporter.log({ id: 'lucka:malformed-shop', message: path });
  }

  async shops(signal?: AbortSignal): Promise<Result<readonly Shop[], RemoteFailure>> {
    const answer = await this.#calls.read(paths.shops, z.array(z.unknown()), { signal });
    if (!answer.ok) return answer;
    const shops = readEntries(
      answer.value,
      '',
      shopDto,
      (dto) => toShop(dto, this.#onDropped),
      this.#onDropped,
    );
    return ok(withoutRepeats(shops, (shop) => shop.id, '', this.#onDropped));
  }

  async shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const answer = await this.#calls.read(paths.shop(id), shopDto, { signal, isFresh: true });
    if (!answer.ok) return answer;
    const shop = toShop(answer.value, this.#onDropped);
    if (!shop.ok) return err(malformed(shop.error));
    return shop.value.id === id ? shop : err(malformed('id'));
  }

  /** The list comes by way of the caches, which answer where the server does not. */
  async lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const answer = await this.shops(signal);
    if (!answer.ok) return answer;
    const shop = answer.value.find((each) => each.id === id);
    return shop === undefined ? err({ kind: 'unreachable', isTimeout: false }) : ok(shop);
  }
}
