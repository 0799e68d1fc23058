import { paths } from '@/adapters/http/contract/paths';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { Result } from '@/domain/shared/result';

export class HttpMembershipCard implements MembershipCard {
  readonly #calls: HttpCalls;

  constructor(calls: HttpCalls) {
    this.#calls = calls;
  }

  image(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>> {
    return this.#calls.readImage(paths.membershipCard, signal);
  }
}
