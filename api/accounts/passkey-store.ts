import type { Instant } from '@/domain/shared/instant';

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
export interface PasskeyStore<Id extends string> {
  /** The oldest first. */
  ofAccount(accountId: Id): Promise<readonly StoredPasskey[]>;
  /** Refuses more than MAX_PASSKEYS. */
  add(accountId: Id, passkey: StoredPasskey): Promise<PasskeyAddition>;
  /** False if there is no such passkey. */
  rename(accountId: Id, credentialId: string, name: string): Promise<boolean>;
  remove(accountId: Id, credentialId: string): Promise<boolean>;
  /** Removes all of an account; answers how many there were. */
  removeAll(accountId: Id): Promise<number>;
  /**
   * Stores a login. False if the passkey is gone, or if an authenticator that counts has not counted on: then its key
   * has been copied, or the same answer came twice.
   */
  use(accountId: Id, credentialId: string, signCount: number, at: Instant): Promise<boolean>;
  saveChallenge(hash: string, expiresAt: Instant): Promise<void>;
  /** True once for each challenge, until it expires. */
  consumeChallenge(hash: string, at: Instant): Promise<boolean>;
  /** Deletes challenges that have expired at `at`. */
  forgetChallenges(at: Instant): Promise<void>;
}
