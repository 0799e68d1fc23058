import type { SecretCookie } from '@api/http/cookies';

/** A login that has begun at a provider, as the visitor's own browser remembers it in a cookie. */
export interface LoginAttempt {
  readonly provider: string;
  /** Whoever comes back without it was sent here by somebody else. */
  readonly state: string;
  readonly codeVerifier: string;
  /** A screen of this site. */
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

/** Undefined for anything that was not written by `attemptCookie`. */
export function readAttempt(value: string | undefined): LoginAttempt | undefined {
  const [, provider, state, codeVerifier, path] = ATTEMPT.exec(value ?? '') ?? [];
  if (provider === undefined || state === undefined || codeVerifier === undefined) return undefined;
  return { provider, state, codeVerifier, returnPath: Buffer.from(path ?? '', 'base64url').toString() };
}
