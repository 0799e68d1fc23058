import { makeAutoObservable, observableRef } from 'mobx';

import type { ShopId } from '@/domain/shop/shop';

/** The fields of the registration and login forms, without the passwords. */
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

/** Shared by registration, login and password recovery, so that nothing is typed twice or lost on another page. */
export class AccountDraftStore {
  draft: AccountDraft = EMPTY;

  constructor() {
    makeAutoObservable(this, { draft: observableRef });
  }

  change(changes: Partial<AccountDraft>): void {
    this.draft = { ...this.draft, ...changes };
  }

  clear(): void {
    this.draft = EMPTY;
  }
}
