import type * as z from 'zod/mini';
import { type creationOptionsDto, TRANSPORTS } from '@/adapters/contract/passkey';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { AccountId } from '@api/accounts/account';
import { CHALLENGE_VALID_MS, issueChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import type { StoredPasskey } from '@api/accounts/passkey-store';
import { ALGORITHMS, rpIdOf } from '@api/passkeys/web-authn';

/** Whose passkey it is. */
export interface PasskeyOwner<Id extends AccountId | StaffAccountId> {
  readonly id: Id;
  readonly email: string;
  readonly displayName: string;
  /** Undefined for who has no password to enter. */
  readonly passwordHash: string | undefined;
}

/**
 * What a new passkey has to be: found without an address being typed, and used only by whom the authenticator has
 * verified, since it stands for address and password together. Source: DEC-99.
 */
export async function creationOptions<Id extends AccountId | StaffAccountId>(
  deps: Pick<PasskeyDeps<Id>, 'passkeys' | 'settings' | 'clock' | 'randomness'>,
  {
    owner,
    stored,
    origin,
  }: {
    readonly owner: PasskeyOwner<Id>;
    readonly stored: readonly StoredPasskey[];
    readonly origin: string;
  },
): Promise<z.output<typeof creationOptionsDto>> {
  const id = rpIdOf(origin);
  return {
    challenge: await issueChallenge(deps, owner.id),
    rp: { id, name: (await deps.settings.read())?.name ?? id },
    user: {
      // Authenticators give it back with each login. It says nothing about the person.
      id: Buffer.from(owner.id).toString('base64url'),
      name: owner.email,
      displayName: owner.displayName,
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
