import type { Deps } from '@/domain/ports/deps';
import { type CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The image of the member's card, fetched anew each time it is shown. Source: spec §7; API-12, SHELL-30. */
export class LoadMembershipCard {
  static readonly needs = { card: MembershipCard };

  private readonly deps: Deps<typeof LoadMembershipCard>;

  constructor(deps: Deps<typeof LoadMembershipCard>) {
    this.deps = deps;
  }

  load(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>> {
    return this.deps.card.image(signal);
  }
}
