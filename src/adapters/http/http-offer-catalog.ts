import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries, withoutRepeats } from '@/adapters/http/lenient-list';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import { readOffer } from '@/adapters/http/to-offer';
import type { Offer } from '@/domain/offer/offer';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** An unreadable offer is left out and logged. */
export class HttpOfferCatalog implements OfferCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpOfferCatalog>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-offer', message: path });
  }

  async offers(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const options = { signal, isFresh: true };
    const answer = await this.#calls.read(paths.campaigns, z.array(z.unknown()), options);
    if (!answer.ok) return answer;
    const offers = readEntries(answer.value, '', readOffer, this.#onOmitted);
    return ok(withoutRepeats(offers, ({ id }) => id, '', this.#onOmitted));
  }
}
