import { type RegistrationResponseDto, TRANSPORTS } from '@/adapters/contract/passkey';
import { err, ok, type Result } from '@/domain/shared/result';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { AccountId } from '@api/accounts/account';
import type { Problem } from '@api/http/problem';
import { consumeChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import type { StoredPasskey } from '@api/accounts/passkey-store';
import { PASSKEY_REFUSED, TOO_MANY_PASSKEYS } from '@api/http/problems';
import { challengeOf, verifyRegistration } from '@api/passkeys/web-authn';

export interface PasskeyRegistration {
  readonly answer: RegistrationResponseDto;
  readonly origin: string;
  readonly name: string;
}

/** Adds a passkey that an authenticator has made for this account. Source: DEC-99. */
export async function addPasskey<Id extends AccountId | StaffAccountId>(
  deps: Pick<PasskeyDeps<Id>, 'passkeys' | 'clock'>,
  accountId: Id,
  { answer, origin, name }: PasskeyRegistration,
): Promise<Result<StoredPasskey, Problem>> {
  const challenge = challengeOf(answer);
  const isOurs = challenge !== undefined && (await consumeChallenge(deps, accountId, challenge));
  const credential = isOurs ? await verifyRegistration(answer, { origin, challenge }) : undefined;
  if (credential === undefined) return err(PASSKEY_REFUSED);
  const { transports = [] } = answer.response;
  const passkey: StoredPasskey = {
    ...credential,
    ...{ transports: TRANSPORTS.filter((name) => transports.includes(name)), name },
    ...{ madeAt: deps.clock.now(), usedAt: undefined },
  };
  const addition = await deps.passkeys.add(accountId, passkey);
  if (addition === 'full') return err(TOO_MANY_PASSKEYS);
  if (addition !== 'added') return err(PASSKEY_REFUSED);
  return ok(passkey);
}
