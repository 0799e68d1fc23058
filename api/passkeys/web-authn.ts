import type { AuthenticationResponseDto, RegistrationResponseDto } from '@/adapters/contract/passkey';
import type { StoredPasskey } from '@api/accounts/passkey-store';

/** Whom an authenticator has to have answered, and what. */
export interface Expected {
  /** As the page has it: `https://lucka.example`. */
  readonly origin: string;
  /** In base64url. */
  readonly challenge: string;
}

export type NewCredential = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'signCount'>;

/** ES256 and RS256, which all authenticators between them know, and Ed25519. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** Passkeys are bound to the host, whatever its port. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname;

/** The library is loaded with the first passkey: a third of a second, and 30 MB. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The challenge that an answer is for; undefined if it cannot be read. */
export function challengeOf({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' &&
      data !== null &&
      'challenge' in data &&
      typeof data.challenge === 'string'
      ? data.challenge
      : undefined;
  } catch {
    return undefined;
  }
}

/** The key of a new passkey. Undefined unless it was made here, for this challenge, and its owner was verified. */
export async function verifyRegistration(
  { id, rawId, type, response }: RegistrationResponseDto,
  { origin, challenge }: Expected,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response;
  const verified = await orUndefined(async () => {
    if (!(await isWithoutCertificates(attestationObject))) return undefined;
    return verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpIdOf(origin) },
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
  });
  if (verified?.verified !== true) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
  };
}

/**
 * The authenticator's new count. Undefined unless the passkey has signed this challenge here, its owner was verified,
 * and an authenticator that counts has counted on.
 */
export async function verifyLogin(
  { id, rawId, type, response }: AuthenticationResponseDto,
  { origin, challenge }: Expected,
  { credentialId, publicKey, signCount }: NewCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJSON, authenticatorData, signature } = response;
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpIdOf(origin) },
      credential: {
        ...{ id: credentialId, counter: signCount },
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

/**
 * No attestation is asked for, which leaves an authenticator none, or one that its own new key has signed. Certificates
 * would make the library call the addresses that they name.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attested = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isSelf = attested.get('fmt') === 'packed' && attested.get('attStmt').get('x5c') === undefined;
  return attested.get('fmt') === 'none' || isSelf;
}

/** The library throws for whatever is wrong with an answer, which anybody can send. */
async function orUndefined<Value>(verify: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
