import { makeAutoObservable, observableRef } from 'mobx';

import type { ShopId } from '@/domain/shop/shop';

/** What somebody has typed to become a member or to come in, the passwords aside. */
export interface AccountDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly favoriteShop: ShopId | undefined;
  readonly acceptedTerms: boolean;
}

const EMPTY: AccountDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  favoriteShop: undefined,
  acceptedTerms: false,
};

/** Shared by the forms of the entrance, so that nothing is typed twice and nothing is lost by looking elsewhere. */
export class AccountDraftStore {
  draft: AccountDraft = EMPTY;

  constructor() {
    makeAutoObservable(this, { draft: observableRef });
  }

  change(changes: Partial<AccountDraft>): void {
    this.draft = { ...this.draft, ...changes };
  }

  forget(): void {
    this.draft = EMPTY;
  }
}
