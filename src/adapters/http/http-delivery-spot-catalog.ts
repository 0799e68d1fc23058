import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { deliverySpotDto } from '@/adapters/contract/delivery-spot';
import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries, readThen, withoutRepeats } from '@/adapters/http/lenient-list';
import type { Mapped } from '@/adapters/http/mapped';
import { type OnOmitted, tolerantReader } from '@/adapters/http/tolerant-reader';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { parseOrderType } from '@/domain/settings/order-type';
import { err, ok, type Result } from '@/domain/shared/result';
import { type DeliverySpot, parseSpotId } from '@/domain/shop/delivery-spot';
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

  async spots(shopId: ShopId, signal?: AbortSignal): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    const answer = await this.#calls.read(paths.deliverySpots(shopId), z.array(z.unknown()), { signal });
    if (!answer.ok) return answer;
    const spots = readEntries(answer.value, '', readDeliverySpot, this.#onOmitted);
    return ok(withoutRepeats(spots, (spot) => spot.id, '', this.#onOmitted));
  }
}

const spotAnswer = z.extend(deliverySpotDto, { orderType: z.string() });

const readDeliverySpot = readThen(tolerantReader(spotAnswer, 'i18n'), toDeliverySpot);

function toDeliverySpot(dto: z.infer<typeof spotAnswer>): Mapped<DeliverySpot> {
  const id = parseSpotId(dto.id);
  const orderType = parseOrderType(dto.orderType);
  if (id === undefined) return err('id');
  if (orderType === undefined) return err('orderType');
  return ok({ id, name: dto.name, translations: dto.i18n ?? {}, orderType });
}
