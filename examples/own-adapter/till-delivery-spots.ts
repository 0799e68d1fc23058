import * as z from 'zod/mini';

import { lenientList } from '@/adapters/contract/lenient-list';
import { spotId } from '@/adapters/contract/order-place';
import { type OnOmitted, strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import type { Deps } from '@/domain/ports/deps';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** A table as the till lists it at `/till/restaurants/{id}/tables`. */
const table = z.pipe(
  z.object({ no: spotId, label: z.string(), area: z.enum(['room', 'counter']) }),
  z.transform(({ no, label, area }): DeliverySpot => ({
    id: no,
    name: label,
    translations: {},
    orderType: area === 'room' ? 'DineInPlace' : 'TakeAway',
  })),
);

const readTables = lenientList(strict(table), ({ id }) => id);

/** An example: the tables of a till instead of those of our API. Source: docs/own-back-end.md, A port of your own. */
export class TillDeliverySpots implements DeliverySpotCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof TillDeliverySpots>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-table', message: path });
  }

  spots(shopId: ShopId, signal?: AbortSignal): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    const options = { signal, onOmitted: this.#onOmitted };
    return this.#calls.read(`/till/restaurants/${shopId}/tables`, readTables, options);
  }
}
