import type * as z from 'zod/mini';
import type { requestOptionsDto } from '@/adapters/contract/passkey';
import { CHALLENGE_VALID_MS, issueChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { rpIdOf } from '@api/passkeys/web-authn';

/** What an authenticator has to sign for a login. Source: DEC-99. */
export const loginOptions = async (
  deps: Pick<PasskeyDeps<never>, 'passkeys' | 'clock' | 'randomness'>,
  purpose: 'login' | 'staffLogin',
  origin: string,
): Promise<z.output<typeof requestOptionsDto>> => ({
  challenge: await issueChallenge(deps, purpose),
  rpId: rpIdOf(origin),
  timeout: CHALLENGE_VALID_MS,
  userVerification: 'required',
});
