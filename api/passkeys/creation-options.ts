import type * as z from 'zod/mini';
import { type creationOptionsDto, TRANSPORTS } from '@/adapters/contract/passkey';
import type { Account } from '@api/accounts/account';
import { CHALLENGE_VALID_MS, issueChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import type { StoredPasskey } from '@api/accounts/passkey-store';
import { ALGORITHMS, rpIdOf } from '@api/passkeys/web-authn';

/**
 * What a new passkey has to be: found without an address being typed, and used only by whom the authenticator has
 * verified, since it stands for address and password together. Source: DEC-99.
 */
export async function creationOptions(
  deps: Pick<PasskeyDeps, 'passkeys' | 'settings' | 'clock' | 'randomness'>,
  {
    member,
    stored,
    origin,
  }: { readonly member: Account; readonly stored: readonly StoredPasskey[]; readonly origin: string },
): Promise<z.output<typeof creationOptionsDto>> {
  const id = rpIdOf(origin);
  return {
    challenge: await issueChallenge(deps, member.id),
    rp: { id, name: (await deps.settings.read())?.name ?? id },
    user: {
      // Authenticators give it back with each login. It says nothing about the member.
      id: Buffer.from(member.id).toString('base64url'),
      name: member.email,
      displayName: `${member.firstName} ${member.lastName}`.trim(),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_VALID_MS,
    excludeCredentials: stored.map(({ credentialId, transports }) => ({
      ...{
        id: credentialId,
        type: 'public-key' as const,
        transports: TRANSPORTS.filter((name) => transports.includes(name)),
      },
    })),
    authenticatorSelection: {
      ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
    attestation: 'none',
  };
}
