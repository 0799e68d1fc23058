import type { Deps } from '@/domain/ports/deps';

import { readDeliverySpots } from '@/adapters/contract/delivery-spot';
import { paths } from '@/adapters/contract/paths';
import type { OnOmitted } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** An unreadable spot is left out and logged. */
export class HttpDeliverySpotCatalog implements DeliverySpotCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpDeliverySpotCatalog>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-delivery-spot', message: path });
  }

  spots(shopId: ShopId, signal?: AbortSignal): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    const options = { signal, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.deliverySpots(shopId), readDeliverySpots, options);
  }
}
