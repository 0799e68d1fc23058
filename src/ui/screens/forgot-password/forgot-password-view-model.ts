import { makeAutoObservable, observableRef } from 'mobx';

import { AccountDraftStore } from '@/application/account/account-draft-store';
import { AccountCommands } from '@/application/account/account-commands';
import { validateEmail } from '@/domain/customer/validate-login';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

/**
 * Requests a link; the outcome is the same whether or not the address is a member's. Source: spec §2 forgotPassword;
 * ROUTE-23.
 */
export class ForgotPasswordViewModel {
  static readonly needs = { drafts: AccountDraftStore, accountCommands: AccountCommands };

  isWorking = false;
  /** The address to which a link was sent, if it is a member's. */
  sentTo: string | undefined = undefined;
  failure: Notice | undefined = undefined;
  readonly errors = new FormErrors(() => this.email);
  private readonly deps: Deps<typeof ForgotPasswordViewModel>;

  constructor(deps: Deps<typeof ForgotPasswordViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, errors: false, failure: observableRef },
      { autoBind: true },
    );
  }

  get email(): string {
    return this.deps.drafts.draft.email;
  }

  setEmail(email: string): void {
    this.deps.drafts.change({ email });
  }

  async submit(): Promise<void> {
    if (this.isWorking) return;
    const unmet = validateEmail(this.email);
    if (unmet.length > 0) return this.errors.refuse(unmet);
    this.set(true, undefined, undefined);
    const email = this.email.trim();
    const result = await this.deps.accountCommands.requestPasswordReset(email);
    if (result.ok) this.set(false, email, undefined);
    else this.set(false, undefined, noticeForAccountFailure(result.error));
  }

  /** Back to the form. */
  askAgain(): void {
    this.sentTo = undefined;
  }

  private set(isWorking: boolean, sentTo: string | undefined, failure: Notice | undefined): void {
    this.isWorking = isWorking;
    this.sentTo = sentTo;
    this.failure = failure;
  }
}
