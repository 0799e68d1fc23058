import * as z from 'zod/mini';

import { dayChange, priceChange, shopState, stop } from '@/adapters/contract/staff/shop-state';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Deps } from '@/domain/ports/deps';
import type { ShopChange, ShopControls } from '@/domain/ports/shop-controls';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopState } from '@/domain/staff/shop-state';

export class HttpShopControls implements ShopControls {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpShopControls>) {
    this.#calls = deps.calls;
  }

  state(shopId: ShopId, signal?: AbortSignal): Promise<Result<ShopState, RemoteFailure>> {
    return this.#calls.read(staffPaths.state(shopId), strict(shopState), { signal, isFresh: true });
  }

  change(shopId: ShopId, change: ShopChange): Promise<Result<ShopState, RemoteFailure>> {
    const { method, path, body } = callOf(shopId, change);
    return this.#calls.send(path, body, strict(shopState), { method });
  }
}

interface Call {
  readonly method: 'put' | 'delete';
  readonly path: string;
  readonly body?: unknown;
}

function callOf(shopId: ShopId, change: ShopChange): Call {
  switch (change.kind) {
    case 'pause':
      return { method: 'put', path: staffPaths.pause(shopId), body: z.encode(stop, change.stop) };
    case 'resume':
      return { method: 'delete', path: staffPaths.pause(shopId) };
    case 'sellOut':
      return {
        method: 'put',
        path: staffPaths.soldOut(shopId, change.id),
        body: z.encode(stop, change.stop),
      };
    case 'offerAgain':
      return { method: 'delete', path: staffPaths.soldOut(shopId, change.id) };
    case 'changeHours':
      return {
        method: 'put',
        path: staffPaths.hours(shopId, change.date),
        body: z.encode(dayChange, change.hours ?? { isClosed: true }),
      };
    case 'usualHours':
      return { method: 'delete', path: staffPaths.hours(shopId, change.date) };
    case 'changePrice':
      return {
        method: 'put',
        path: staffPaths.price(shopId, change.id),
        body: z.encode(priceChange, { price: change.price }),
      };
    case 'usualPrice':
      return { method: 'delete', path: staffPaths.price(shopId, change.id) };
  }
}
