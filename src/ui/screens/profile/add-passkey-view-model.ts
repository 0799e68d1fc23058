import { makeAutoObservable, observableRef } from 'mobx';

import { AccountPasskeys } from '@/application/account/account-passkeys';
import type { Passkey } from '@/domain/customer/passkey';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import { noticeForAuthenticator } from '@/domain/notice/notice-for-authenticator';
import type { Deps } from '@/domain/ports/deps';

type Failure = Extract<Awaited<ReturnType<AccountPasskeys['add']>>, { readonly ok: false }>['error'];

/** Adds a passkey after the password; what was typed stays when it fails. Source: DEC-99. */
export class AddPasskeyViewModel {
  static readonly needs = { passkeys: AccountPasskeys };

  password = '';
  isPasswordShown = false;
  /** The rejected password, until another one is typed. */
  isPasswordWrong = false;
  isWorking = false;
  problem: Notice | undefined = undefined;
  private readonly deps: Deps<typeof AddPasskeyViewModel>;
  private readonly onAdded: (passkey: Passkey) => void;

  constructor(deps: Deps<typeof AddPasskeyViewModel>, onAdded: (passkey: Passkey) => void) {
    this.deps = deps;
    this.onAdded = onAdded;
    makeAutoObservable<this, 'deps' | 'onAdded'>(
      this,
      { deps: false, onAdded: false, problem: observableRef },
      { autoBind: true },
    );
  }

  setPassword(password: string): void {
    this.password = password;
    this.isPasswordWrong = false;
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async add(): Promise<void> {
    if (this.isWorking) return;
    this.begin();
    const added = await this.deps.passkeys.add(this.password);
    if (added.ok) this.onAdded(added.value);
    else this.fail(added.error);
  }

  private begin(): void {
    this.isWorking = true;
    this.problem = undefined;
  }

  private fail(failure: Failure): void {
    this.isWorking = false;
    this.isPasswordWrong = failure.kind === 'refused' && failure.errors.includes('PasswordMismatch');
    if (this.isPasswordWrong) return;
    this.problem =
      failure.kind === 'authenticator' ? noticeForAuthenticator(failure) : noticeForAccountFailure(failure);
  }
}
