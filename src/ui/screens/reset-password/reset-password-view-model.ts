import { makeAutoObservable, observableRef } from 'mobx';

import { AccountDraftStore } from '@/application/account/account-draft-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { AccountCommands, type ResetPasswordFailure } from '@/application/account/account-commands';
import type { AccountField } from '@/domain/notice/account-field';
import { buildPath } from '@/domain/navigation/build-path';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

/** The parameters of the link, as far as present. */
export interface ResetLink {
  readonly email: string | undefined;
  readonly code: string | undefined;
}

interface Passwords {
  readonly password: string;
  readonly repeatedPassword: string;
}

/**
 * Sets a new password by an emailed link. The code is read once and removed from the address and the history at once:
 * the next user of the browser must not find it there (docs/adr/0012-links-of-letters.md). Source: spec §2
 * resetPassword, §5; ROUTE-24, VAL-06, PASS-01 to PASS-06.
 */
export class ResetPasswordViewModel {
  static readonly needs = {
    drafts: AccountDraftStore,
    notices: NoticeStore,
    accountCommands: AccountCommands,
    navigator: Navigator,
  };

  /** `missing`: the address has no code. `invalid`: the server refuses it. */
  state: 'ready' | 'working' | 'done' | 'missing' | 'invalid';
  passwords: Passwords = { password: '', repeatedPassword: '' };
  isPasswordShown = false;
  failure: Notice | undefined = undefined;
  readonly email: string;
  readonly errors = new FormErrors((field) => this.valueOf(field));
  private readonly code: string;
  private readonly deps: Deps<typeof ResetPasswordViewModel>;

  constructor(deps: Deps<typeof ResetPasswordViewModel>, { email = '', code = '' }: ResetLink) {
    this.deps = deps;
    this.email = email;
    this.code = code;
    this.state = email === '' || code === '' ? 'missing' : 'ready';
    makeAutoObservable<this, 'deps' | 'code' | 'valueOf'>(
      this,
      {
        deps: false,
        code: false,
        email: false,
        errors: false,
        valueOf: false,
        passwords: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    if (this.code !== '') void this.deps.navigator.go(buildPath.resetPassword(), { replace: true });
    return () => undefined;
  }

  typePassword(typed: Partial<Passwords>): void {
    this.passwords = { ...this.passwords, ...typed };
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async submit(): Promise<void> {
    if (this.state === 'working') return;
    this.begin();
    const { email, code } = this;
    const { password, repeatedPassword } = this.passwords;
    const reset = { email, code, newPassword: password };
    const result = await this.deps.accountCommands.resetPassword(reset, repeatedPassword);
    this.end(result.ok ? undefined : result.error);
  }

  private begin(): void {
    this.state = 'working';
    this.failure = undefined;
    this.errors.clear();
  }

  private end(failure: ResetPasswordFailure | undefined): void {
    const codes = failure === undefined ? [] : codesOf(failure);
    this.state = stateAfter(failure, codes);
    if (this.state === 'done') this.deps.drafts.change({ email: this.email });
    if (this.state !== 'ready' || failure === undefined) return;
    if (codes.length > 0) this.refuse(codes);
    else if (failure.kind !== 'unmet') this.failure = noticeForAccountFailure(failure);
  }

  private refuse(codes: readonly string[]): void {
    this.errors.refuse(codes);
    this.deps.notices.announce({ key: 'account.faults', values: { count: codes.length } }, 'assertive');
  }

  private valueOf(field: AccountField): unknown {
    const { password } = this.passwords;
    return field === 'repeatedPassword' ? Object.values(this.passwords).join('\n') : password;
  }
}

function stateAfter(
  failure: ResetPasswordFailure | undefined,
  codes: readonly string[],
): 'done' | 'invalid' | 'ready' {
  if (failure === undefined) return 'done';
  return codes.includes('InvalidToken') ? 'invalid' : 'ready';
}

function codesOf(failure: ResetPasswordFailure): readonly string[] {
  if (failure.kind === 'unmet') return failure.rules;
  return failure.kind === 'refused' ? failure.errors : [];
}
