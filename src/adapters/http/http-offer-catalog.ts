import type { Deps } from '@/domain/ports/deps';

import { readOffers } from '@/adapters/contract/campaign';
import { paths } from '@/adapters/contract/paths';
import type { OnOmitted } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Offer } from '@/domain/offer/offer';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** An unreadable offer is left out and logged. */
export class HttpOfferCatalog implements OfferCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpOfferCatalog>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-offer', message: path });
  }

  offers(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const options = { signal, isFresh: true, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.campaigns, readOffers, options);
  }
}
