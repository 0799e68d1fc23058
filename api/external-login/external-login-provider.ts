import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** The identity that the provider asserts. */
export interface ExternalPerson {
  /** The provider's id of the person: permanent and unique; at most 255 characters. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified that the person owns the address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface LoginToBegin {
  /** Returned unchanged beside the code. */
  readonly state: string;
  /** SHA-256 of the verifier that redeems the code, base64url (RFC 7636, S256). */
  readonly codeChallenge: string;
  /** The address to return to, with `state` and either `code` or `error`. */
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
  /** The code is invalid or expired. */
  | { readonly kind: 'refused' };

/**
 * Login by another company with OpenID Connect: the visitor goes to the provider and returns with a code, which is
 * valid once and only together with a secret known only to this server and the visitor's cookie. An adapter checks the
 * provider's signatures and answers within five seconds.
 */
export interface ExternalLoginProvider {
  /** Used in URLs: lowercase letters, digits, hyphens; at most 40. */
  readonly name: string;
  /** Shown to visitors. */
  readonly displayName: string;
  /** Answers the address of the provider's page. */
  begin(login: LoginToBegin): Promise<Result<string, ExternalLoginFailure>>;
  redeem(code: CodeToRedeem): Promise<Result<ExternalPerson, ExternalLoginFailure>>;
}
