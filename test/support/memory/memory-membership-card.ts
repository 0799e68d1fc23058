import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** The card of the logged-in member: a drawing of the number. */
export class MemoryMembershipCard implements MembershipCard {
  readonly script = new RemoteScript();
  readonly #account: MemoryCustomerAccount;

  constructor(account: MemoryCustomerAccount) {
    this.#account = account;
  }

  image(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>> {
    return this.script.run('card', signal, () => {
      const { loggedIn } = this.#account;
      return loggedIn === undefined ? err(refusal(401)) : ok(drawingOf(loggedIn.memberNumber));
    });
  }
}

const drawingOf = (memberNumber: string): CardImage => ({
  mediaType: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><text>${memberNumber}</text></svg>`,
  ),
});
