import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { addMs } from '@/domain/shared/instant';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { AccountId } from '@api/accounts/account';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import { sha256 } from '@api/system/hashes';

const CHALLENGE_BITS = 256;

/** How long a member may take to answer their authenticator. */
export const CHALLENGE_VALID_MS = 5 * 60_000;

/** A challenge is for a login of a member or of the staff, or for a new passkey of one account. */
export type ChallengePurpose = 'login' | 'staffLogin' | AccountId | StaffAccountId;

interface ChallengeDeps {
  readonly passkeys: Pick<PasskeyStore<never>, 'saveChallenge' | 'consumeChallenge'>;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Issues a challenge in base64url, valid once; stored as a hash that only the same purpose can find. */
export async function issueChallenge(
  { passkeys, clock, randomness }: ChallengeDeps,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = randomness.token(CHALLENGE_BITS);
  await passkeys.saveChallenge(hashOf(purpose, challenge), addMs(clock.now(), CHALLENGE_VALID_MS));
  return challenge;
}

export const consumeChallenge = (
  { passkeys, clock }: Omit<ChallengeDeps, 'randomness'>,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> => passkeys.consumeChallenge(hashOf(purpose, challenge), clock.now());

const hashOf = (purpose: ChallengePurpose, challenge: string): string => sha256(`${purpose} ${challenge}`);
