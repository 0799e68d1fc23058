import type { Deps } from '@/domain/ports/deps';
import type { AxiosResponse } from 'axios';

import { paths } from '@/adapters/contract/paths';
import { HttpClient } from '@/adapters/http/create-http-client';
import { toRefusal } from '@/adapters/http/to-refusal';
import { malformed, toRemoteFailure } from '@/adapters/http/to-remote-failure';
import { Clock } from '@/domain/ports/clock';
import type { CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

const OK_STATUS = 200;

/** The image bypasses every cache: the next user of the device may be another person. */
export class HttpMembershipCard implements MembershipCard {
  static readonly needs = { client: HttpClient, clock: Clock };

  readonly #client: HttpClient;
  readonly #clock: Clock;

  constructor(deps: Deps<typeof HttpMembershipCard>) {
    this.#client = deps.client;
    this.#clock = deps.clock;
  }

  async image(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>> {
    try {
      const response = await this.#client.request<ArrayBuffer>({
        url: paths.membershipCard,
        responseType: 'arraybuffer',
        fetchOptions: { cache: 'no-store' },
        ...(signal !== undefined && { signal }),
      });
      if (response.status === OK_STATUS) return toCardImage(response);
      const data = new TextDecoder().decode(response.data);
      return err(toRefusal({ ...response, data }, this.#clock.now()));
    } catch (thrown) {
      return err(toRemoteFailure(thrown));
    }
  }
}

function toCardImage({ data, headers }: AxiosResponse<ArrayBuffer>): Result<CardImage, RemoteFailure> {
  const [mediaType = ''] = String(headers['content-type'] ?? '').split(';');
  return mediaType.startsWith('image/')
    ? ok({ mediaType, bytes: new Uint8Array(data) })
    : err(malformed('content-type'));
}
