import * as z from 'zod/mini';

import { branded, list, orUndefined, time } from '@/adapters/contract/fields';
import { parsePasskeyName, type Passkey, passkeyId } from '@/domain/customer/passkey';

/** Where the passkeys of members, or of the staff, are. */
export interface PasskeyPaths {
  readonly loginOptions: string;
  readonly login: string;
  readonly all: string;
  readonly creationOptions: string;
  readonly one: (id: string) => string;
}

/** Not in `paths`, which is in the first script of every page. */
export const passkeyPaths = {
  loginOptions: '/api/identity/passkey/options',
  login: '/api/identity/passkey',
  all: '/api/user/passkeys',
  creationOptions: '/api/user/passkeys/options',
  one: (id: string) => `/api/user/passkeys/${encodeURIComponent(id)}`,
} as const satisfies PasskeyPaths;

/** 201 of POST /api/user/passkeys. Source: DEC-99. */
export const passkey = z.object({
  id: branded(z.string(), passkeyId),
  name: z.string(),
  madeAt: time,
  lastUsedAt: orUndefined(time),
}) satisfies z.ZodMiniType<Passkey>;

/** GET /api/user/passkeys. */
export const passkeys = list(passkey);

/** POST /api/user/passkeys/options. */
export const passkeyOptionsRequestDto = z.object({ currentPassword: z.string() });

/** PUT /api/user/passkeys/{id}. */
export const passkeyNameDto = z.object({ name: branded(z.string(), parsePasskeyName) });

const publicKey = z.literal('public-key');
const requirement = z.exactOptional(z.enum(['required', 'preferred', 'discouraged']));

/** How browsers reach an authenticator, by the names of WebAuthn. */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** 200 of POST /api/user/passkeys/options: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptionsDto = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.exactOptional(z.int()),
  excludeCredentials: z.exactOptional(
    z.array(
      z.object({ id: z.string(), type: publicKey, transports: z.exactOptional(z.array(z.enum(TRANSPORTS))) }),
    ),
  ),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: requirement,
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: requirement,
    }),
  ),
  attestation: z.exactOptional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
});

/** 200 of POST /api/identity/passkey/options: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptionsDto = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.exactOptional(z.int()),
  userVerification: requirement,
});

/** POST /api/user/passkeys: `RegistrationResponseJSON` of WebAuthn. */
export const registrationResponseDto = z.object({
  id: z.string(),
  rawId: z.string(),
  type: publicKey,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.optional(z.array(z.string())),
  }),
});

export type RegistrationResponseDto = z.infer<typeof registrationResponseDto>;

/** POST /api/identity/passkey: `AuthenticationResponseJSON` of WebAuthn. */
export const authenticationResponseDto = z.object({
  id: z.string(),
  rawId: z.string(),
  type: publicKey,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.optional(z.string()),
  }),
});

export type AuthenticationResponseDto = z.infer<typeof authenticationResponseDto>;
