import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** A passkey as stored. Binary values are in base64url. */
export interface StoredPasskey {
  /** Chosen by the authenticator; unique for each account. */
  readonly credentialId: string;
  /** In the form of COSE. */
  readonly publicKey: string;
  /** Of the authenticator; 0 where it does not count. */
  readonly signCount: number;
  /** How browsers reach the authenticator. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly madeAt: Instant;
  readonly usedAt: Instant | undefined;
}

/** `known`: the account has a passkey with this id. */
export type PasskeyAddition = 'added' | 'known' | 'full' | 'gone';

/** Stores passkeys, and the challenges that authenticators are to sign. Each call is atomic. */
export interface PasskeyStore {
  /** The oldest first. */
  ofAccount(accountId: AccountId): Promise<readonly StoredPasskey[]>;
  /** Refuses more than MAX_PASSKEYS. */
  add(accountId: AccountId, passkey: StoredPasskey): Promise<PasskeyAddition>;
  /** False if there is no such passkey. */
  rename(accountId: AccountId, credentialId: string, name: string): Promise<boolean>;
  remove(accountId: AccountId, credentialId: string): Promise<boolean>;
  /**
   * Stores a login. False if the passkey is gone, or if an authenticator that counts has not counted on: then its key
   * has been copied, or the same answer came twice.
   */
  use(accountId: AccountId, credentialId: string, signCount: number, at: Instant): Promise<boolean>;
  saveChallenge(hash: string, expiresAt: Instant): Promise<void>;
  /** True once for each challenge, until it expires. */
  consumeChallenge(hash: string, at: Instant): Promise<boolean>;
  /** Deletes challenges that have expired at `at`. */
  forgetChallenges(at: Instant): Promise<void>;
}
