import type { SecretCookie } from '@api/http/cookies';

/** A login in progress at a provider, stored in the visitor's cookie. */
export interface LoginAttempt {
  readonly provider: string;
  /** Protects against forged callbacks: another browser does not have it. */
  readonly state: string;
  readonly codeVerifier: string;
  /** A path of this site. */
  readonly returnPath: string;
}

const ATTEMPT_SECONDS = 600;
const ATTEMPT = /^([a-z0-9-]{1,40})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{1,3000})$/;

export const attemptCookie = (name: string, attempt: LoginAttempt, isSecure: boolean): SecretCookie => ({
  name,
  value: [
    attempt.provider,
    attempt.state,
    attempt.codeVerifier,
    Buffer.from(attempt.returnPath).toString('base64url'),
  ].join('.'),
  maxAgeSeconds: ATTEMPT_SECONDS,
  isSecure,
});

export const endedAttemptCookie = (name: string, isSecure: boolean): SecretCookie => ({
  name,
  value: '',
  maxAgeSeconds: 0,
  isSecure,
});

/** Undefined for anything that `attemptCookie` did not write. */
export function readAttempt(value: string | undefined): LoginAttempt | undefined {
  const [, provider, state, codeVerifier, path] = ATTEMPT.exec(value ?? '') ?? [];
  if (provider === undefined || state === undefined || codeVerifier === undefined) return undefined;
  return { provider, state, codeVerifier, returnPath: Buffer.from(path ?? '', 'base64url').toString() };
}
