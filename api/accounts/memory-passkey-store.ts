import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { MemoryRegister } from '@api/accounts/memory-register';
import {
  MAX_PASSKEYS,
  type PasskeyAddition,
  type PasskeyStore,
  type StoredPasskey,
} from '@api/accounts/passkey-store';

export class MemoryPasskeyStore implements PasskeyStore {
  readonly #register: MemoryRegister;

  constructor(register: MemoryRegister) {
    this.#register = register;
  }

  ofAccount(accountId: AccountId): Promise<readonly StoredPasskey[]> {
    return Promise.resolve(this.#ofAccount(accountId));
  }

  add(accountId: AccountId, passkey: StoredPasskey): Promise<PasskeyAddition> {
    if (!this.#register.accounts.has(accountId)) return Promise.resolve('gone');
    const stored = this.#ofAccount(accountId);
    if (stored.length >= MAX_PASSKEYS) return Promise.resolve('full');
    if (stored.some(isOf(passkey.credentialId))) return Promise.resolve('known');
    this.#register.passkeys.set(accountId, [...stored, passkey]);
    return Promise.resolve('added');
  }

  rename(accountId: AccountId, credentialId: string, name: string): Promise<boolean> {
    return Promise.resolve(this.#change(accountId, credentialId, { name }));
  }

  remove(accountId: AccountId, credentialId: string): Promise<boolean> {
    const stored = this.#ofAccount(accountId);
    const left = stored.filter((passkey) => passkey.credentialId !== credentialId);
    this.#register.passkeys.set(accountId, left);
    return Promise.resolve(left.length < stored.length);
  }

  use(accountId: AccountId, credentialId: string, signCount: number, at: Instant): Promise<boolean> {
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

  #ofAccount(accountId: AccountId): readonly StoredPasskey[] {
    return this.#register.passkeys.get(accountId) ?? [];
  }

  #change(accountId: AccountId, credentialId: string, change: Partial<StoredPasskey>): boolean {
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
