import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** What the provider vouches for. */
export interface ExternalPerson {
  /** What the provider calls the person by, for ever and for nobody else; at most 255 characters. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has seen for itself that the person reads mail to that address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface LoginToBegin {
  /** Comes back unchanged beside the code. */
  readonly state: string;
  /** SHA-256 of the secret that the code is redeemed with, base64url (RFC 7636, S256). */
  readonly codeChallenge: string;
  /** Where the visitor comes back to, with `state` and either `code` or `error`. */
  readonly callbackUrl: string;
  readonly language: Language;
}

export interface CodeToRedeem {
  readonly code: string;
  readonly codeVerifier: string;
  readonly callbackUrl: string;
}

export type ExternalLoginFailure =
  /** No answer, or not in time: another attempt may work. */
  | { readonly kind: 'unreachable' }
  /** The code is not, or no longer, good for anything. */
  | { readonly kind: 'refused' };

/**
 * Another company's login, as OpenID Connect has it: the visitor goes there and comes back with a code, which is good
 * once and only together with a secret that never left this server and the visitor's own cookie. An adapter checks
 * whatever its provider signs, and answers within five seconds.
 */
export interface ExternalLoginProvider {
  /** As addresses have it: small letters, digits, hyphens; at most 40. */
  readonly name: string;
  /** As visitors read it. */
  readonly displayName: string;
  /** The address of the provider's own page. */
  begin(login: LoginToBegin): Promise<Result<string, ExternalLoginFailure>>;
  redeem(code: CodeToRedeem): Promise<Result<ExternalPerson, ExternalLoginFailure>>;
}
