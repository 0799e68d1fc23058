import type { AccountId } from '@api/accounts/account';
import type { MemoryRegister } from '@api/accounts/memory-register';
import type { CardCode, CoffeeCard } from '@api/campaigns/coffee-card';
import type { CardUse, CoffeeCardStore, UseOutcome } from '@api/campaigns/coffee-card-store';

/** Cards by code, and uses by key. */
export interface MemoryCards {
  readonly cards: Map<CardCode, StoredCard>;
  readonly uses: Map<string, { readonly code: CardCode; readonly usesLeft: number }>;
}

interface StoredCard {
  readonly card: CoffeeCard;
  readonly accountId: AccountId;
}

export const noCards = (): MemoryCards => ({ cards: new Map(), uses: new Map() });

export class MemoryCoffeeCardStore implements CoffeeCardStore {
  readonly #register: MemoryRegister;
  readonly #cards: MemoryCards['cards'];
  readonly #uses: MemoryCards['uses'];

  constructor(register: MemoryRegister, { cards, uses }: MemoryCards) {
    this.#register = register;
    this.#cards = cards;
    this.#uses = uses;
  }

  open(accountId: AccountId, card: CoffeeCard): Promise<CoffeeCard | undefined> {
    if (!this.#register.accounts.has(accountId)) return Promise.resolve(undefined);
    const known = [...this.#cards.values()].find(
      (stored) => stored.accountId === accountId && stored.card.campaignId === card.campaignId,
    );
    if (known === undefined) this.#cards.set(card.code, { card, accountId });
    return Promise.resolve(known?.card ?? card);
  }

  ofAccount(accountId: AccountId): Promise<readonly CoffeeCard[]> {
    const own = [...this.#cards.values()].filter((stored) => stored.accountId === accountId);
    return Promise.resolve(own.map(({ card }) => card));
  }

  find(code: CardCode): Promise<CoffeeCard | undefined> {
    return Promise.resolve(this.#find(code)?.card);
  }

  use(use: CardUse): Promise<UseOutcome> {
    return Promise.resolve(this.#use(use));
  }

  #use({ code, keyHash }: CardUse): UseOutcome {
    const counted = this.#uses.get(keyHash);
    const stored = this.#find(code);
    if (counted !== undefined && counted.code !== code) return { kind: 'otherCard' };
    if (stored === undefined) return { kind: 'unknown' };
    if (counted !== undefined) return { kind: 'used', usesLeft: counted.usesLeft };
    const usesLeft = stored.card.usesLeft - 1;
    if (usesLeft < 0) return { kind: 'usedUp' };
    this.#cards.set(code, { ...stored, card: { ...stored.card, usesLeft } });
    this.#uses.set(keyHash, { code, usesLeft });
    return { kind: 'used', usesLeft };
  }

  /** Cards are deleted with their account. */
  #find(code: CardCode): StoredCard | undefined {
    const stored = this.#cards.get(code);
    return stored !== undefined && this.#register.accounts.has(stored.accountId) ? stored : undefined;
  }
}
