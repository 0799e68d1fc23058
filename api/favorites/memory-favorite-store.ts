import type { Favorite } from '@/domain/customer/session';
import type { AccountId } from '@api/accounts/account';
import type { MemoryRegister } from '@api/accounts/memory-register';
import type { AddOutcome, FavoriteStore } from '@api/favorites/favorite-store';

export class MemoryFavoriteStore implements FavoriteStore {
  readonly #register: MemoryRegister;

  constructor(register: MemoryRegister) {
    this.#register = register;
  }

  add(accountId: AccountId, favorite: Favorite, max: number): Promise<AddOutcome> {
    const stored = this.#of(accountId);
    if (!this.#register.accounts.has(accountId)) return Promise.resolve('gone');
    if (stored.some((other) => isSame(other, favorite))) return Promise.resolve('stored');
    if (stored.length >= max) return Promise.resolve('full');
    this.#register.favorites.set(accountId, [...stored, favorite]);
    return Promise.resolve('stored');
  }

  remove(accountId: AccountId, favorite: Favorite): Promise<readonly Favorite[]> {
    const left = this.#of(accountId).filter((other) => !isSame(other, favorite));
    if (this.#register.accounts.has(accountId)) this.#register.favorites.set(accountId, left);
    return Promise.resolve(left);
  }

  #of(accountId: AccountId): readonly Favorite[] {
    return this.#register.favorites.get(accountId) ?? [];
  }
}

const isSame = (one: Favorite, other: Favorite): boolean =>
  one.type === other.type && one.code === other.code;
