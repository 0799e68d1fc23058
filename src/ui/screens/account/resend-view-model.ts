import { makeAutoObservable, observableRef } from 'mobx';

import { AccountCommands } from '@/application/account/account-commands';
import { validateEmail } from '@/domain/customer/validate-login';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

/** Sends the confirmation email again. Does not reveal whether the address awaits one. */
export class ResendViewModel {
  static readonly needs = { accountCommands: AccountCommands };

  email: string;
  state: 'idle' | 'sending' | 'sent' = 'idle';
  failure: Notice | undefined = undefined;
  readonly errors = new FormErrors(() => this.email);
  private readonly deps: Deps<typeof ResendViewModel>;

  constructor(deps: Deps<typeof ResendViewModel>, email: string) {
    this.deps = deps;
    this.email = email;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, errors: false, failure: observableRef },
      { autoBind: true },
    );
  }

  setEmail(email: string): void {
    this.email = email;
    this.state = 'idle';
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    const unmet = validateEmail(this.email);
    if (unmet.length > 0) return this.errors.refuse(unmet);
    this.set('sending', undefined);
    const result = await this.deps.accountCommands.resendConfirmation(this.email);
    if (result.ok) this.set('sent', undefined);
    else this.set('idle', noticeForAccountFailure(result.error));
  }

  private set(state: ResendViewModel['state'], failure: Notice | undefined): void {
    this.state = state;
    this.failure = failure;
  }
}
