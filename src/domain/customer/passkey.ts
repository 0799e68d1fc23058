import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import { oneLine } from '@/domain/shared/one-line';

export type PasskeyId = Brand<string, 'PasskeyId'>;

/** Any text of the back end. */
export const passkeyId = (text: string): PasskeyId => text as PasskeyId;

export const PASSKEY_NAME_MAX_CHARS = 60;

/** The name that a member has typed, on one line; undefined if it is empty or too long. */
export function parsePasskeyName(text: string): string | undefined {
  const name = oneLine(text).trim();
  return name === '' || [...name].length > PASSKEY_NAME_MAX_CHARS ? undefined : name;
}

/** A key with which the member logs in without a password. Source: DEC-99. */
export interface Passkey {
  readonly id: PasskeyId;
  /** Empty until the member or the back end has named it. */
  readonly name: string;
  readonly madeAt: Instant;
  /** Undefined before its first login. */
  readonly lastUsedAt: Instant | undefined;
}

/** What the back end asks of an authenticator, which alone reads it: JSON of WebAuthn. */
export type PasskeyOptions = Brand<string, 'PasskeyOptions'>;

export const passkeyOptions = (json: string): PasskeyOptions => json as PasskeyOptions;

/** What an authenticator answers, which the back end alone reads: JSON of WebAuthn. */
export type PasskeyAnswer = Brand<string, 'PasskeyAnswer'>;

export const passkeyAnswer = (json: string): PasskeyAnswer => json as PasskeyAnswer;
