import type { Instant } from '@/domain/shared/instant';
import {
  MAX_PASSKEYS,
  type PasskeyAddition,
  type PasskeyStore,
  type StoredPasskey,
} from '@api/accounts/passkey-store';

/** The part of a register that has passkeys. */
export interface MemoryPasskeys<Id extends string> {
  readonly accounts: ReadonlyMap<Id, unknown>;
  /** The oldest first. */
  readonly passkeys: Map<Id, readonly StoredPasskey[]>;
  /** When each unused challenge expires, by its hash. */
  readonly passkeyChallenges: Map<string, Instant>;
}

export class MemoryPasskeyStore<Id extends string> implements PasskeyStore<Id> {
  readonly #register: MemoryPasskeys<Id>;

  constructor(register: MemoryPasskeys<Id>) {
    this.#register = register;
  }

  ofAccount(accountId: Id): Promise<readonly StoredPasskey[]> {
    return Promise.resolve(this.#ofAccount(accountId));
  }

  add(accountId: Id, passkey: StoredPasskey): Promise<PasskeyAddition> {
    if (!this.#register.accounts.has(accountId)) return Promise.resolve('gone');
    const stored = this.#ofAccount(accountId);
    if (stored.length >= MAX_PASSKEYS) return Promise.resolve('full');
    if (stored.some(isOf(passkey.credentialId))) return Promise.resolve('known');
    this.#register.passkeys.set(accountId, [...stored, passkey]);
    return Promise.resolve('added');
  }

  rename(accountId: Id, credentialId: string, name: string): Promise<boolean> {
    return Promise.resolve(this.#change(accountId, credentialId, { name }));
  }

  remove(accountId: Id, credentialId: string): Promise<boolean> {
    const stored = this.#ofAccount(accountId);
    const left = stored.filter((passkey) => passkey.credentialId !== credentialId);
    this.#register.passkeys.set(accountId, left);
    return Promise.resolve(left.length < stored.length);
  }

  removeAll(accountId: Id): Promise<number> {
    const removed = this.#ofAccount(accountId).length;
    this.#register.passkeys.delete(accountId);
    return Promise.resolve(removed);
  }

  use(accountId: Id, credentialId: string, signCount: number, at: Instant): Promise<boolean> {
    const stored = this.#ofAccount(accountId).find(isOf(credentialId));
    const hasCountedOn = (count: number): boolean => count < signCount || (count === 0 && signCount === 0);
    if (stored === undefined || !hasCountedOn(stored.signCount)) return Promise.resolve(false);
    return Promise.resolve(this.#change(accountId, credentialId, { signCount, usedAt: at }));
  }

  saveChallenge(hash: string, expiresAt: Instant): Promise<void> {
    this.#register.passkeyChallenges.set(hash, expiresAt);
    return Promise.resolve();
  }

  consumeChallenge(hash: string, at: Instant): Promise<boolean> {
    const expiresAt = this.#register.passkeyChallenges.get(hash);
    if (expiresAt === undefined || expiresAt <= at) return Promise.resolve(false);
    return Promise.resolve(this.#register.passkeyChallenges.delete(hash));
  }

  forgetChallenges(at: Instant): Promise<void> {
    const { passkeyChallenges } = this.#register;
    for (const [hash, expiresAt] of passkeyChallenges) if (expiresAt <= at) passkeyChallenges.delete(hash);
    return Promise.resolve();
  }

  #ofAccount(accountId: Id): readonly StoredPasskey[] {
    return this.#register.passkeys.get(accountId) ?? [];
  }

  #change(accountId: Id, credentialId: string, change: Partial<StoredPasskey>): boolean {
    const stored = this.#ofAccount(accountId);
    this.#register.passkeys.set(
      accountId,
      stored.map((passkey) => (passkey.credentialId === credentialId ? { ...passkey, ...change } : passkey)),
    );
    return stored.some(isOf(credentialId));
  }
}

const isOf =
  (credentialId: string) =>
  (passkey: StoredPasskey): boolean =>
    passkey.credentialId === credentialId;
