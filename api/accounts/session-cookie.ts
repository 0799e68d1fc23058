import { addMs, type Instant } from '@/domain/shared/instant';
import type { SecretCookie } from '@api/http/cookies';
import { isLoopbackOrigin } from '@api/http/is-loopback-origin';
import { DEVICE_MAX_MS } from '@api/accounts/device-store';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@api/accounts/session-store';

/**
 * Browsers accept a `Secure` cookie over https and from loopback. Over plain http in a local network there is none, and
 * so no `__Host-` prefix either.
 */
export const canBeSecure = (origin: string): boolean =>
  origin.startsWith('https:') || isLoopbackOrigin(origin);

export const sessionCookieName = (origin: string): string =>
  canBeSecure(origin) ? '__Host-session' : 'session';

export const deviceCookieName = (origin: string): string =>
  canBeSecure(origin) ? '__Host-device' : 'device';

/** Lasts as long as the session: 14 days from now, and at most 30 days from its start. */
export function sessionCookie(
  origin: string,
  token: string,
  session: { readonly createdAt: Instant; readonly isPersistent: boolean },
  now: Instant,
): SecretCookie {
  const untilOver = addMs(session.createdAt, SESSION_MAX_MS) - now;
  const maxAgeSeconds = Math.floor(Math.min(SESSION_IDLE_MS, untilOver) / 1000);
  return {
    name: sessionCookieName(origin),
    value: token,
    maxAgeSeconds: session.isPersistent ? maxAgeSeconds : undefined,
    isSecure: canBeSecure(origin),
  };
}

export const endedSessionCookie = (origin: string): SecretCookie => ({
  name: sessionCookieName(origin),
  value: '',
  maxAgeSeconds: 0,
  isSecure: canBeSecure(origin),
});

export const deviceCookie = (origin: string, token: string): SecretCookie => ({
  name: deviceCookieName(origin),
  value: token,
  maxAgeSeconds: DEVICE_MAX_MS / 1000,
  isSecure: canBeSecure(origin),
});
