import type { CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The image of the member's card, fetched anew each time it is shown. Source: spec §7; API-12, SHELL-30. */
export class LoadMembershipCard {
  private readonly card: MembershipCard;

  constructor(card: MembershipCard) {
    this.card = card;
  }

  execute(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>> {
    return this.card.image(signal);
  }
}
