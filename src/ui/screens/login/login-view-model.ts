import { makeAutoObservable, observableRef, when } from 'mobx';

import { AccountDraftStore } from '@/application/account/account-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { LogIn, type LogInFailure, type PasskeyLogInFailure } from '@/application/account/log-in';
import type { AccountField } from '@/domain/notice/account-field';
import { externalLoginPath } from '@/domain/customer/external-login-path';
import { validateLogin } from '@/domain/customer/validate-login';
import { buildPath } from '@/domain/navigation/build-path';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import { noticeForAuthenticator } from '@/domain/notice/notice-for-authenticator';
import { withoutCustomerCode } from '@/domain/navigation/order-link';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

/** Why the login failed, where no field is wrong by itself. */
export type LoginProblem =
  | { readonly kind: 'wrong' }
  /** The password is right, but the address is not confirmed yet. */
  | { readonly kind: 'notConfirmed'; readonly email: string }
  | { readonly kind: 'noCookie' }
  | { readonly kind: 'failed'; readonly notice: Notice };

/** Logs a member in, and returns to where they were going. Source: spec §2 login, OPEN-24, OPEN-30; ROUTE-18. */
export class LoginViewModel {
  static readonly needs = {
    sessions: SessionStore,
    settings: SettingsStore,
    drafts: AccountDraftStore,
    logIn: LogIn,
    navigator: Navigator,
  };

  password = '';
  isPasswordShown = false;
  /** The login that is under way. */
  working: 'password' | 'passkey' | undefined = undefined;
  problem: LoginProblem | undefined = undefined;
  /** True until `start`: the server draws the page for a browser that it does not know, and most of them can. */
  private hasPasskeys = true;
  readonly errors = new FormErrors((field) => this.valueOf(field));
  private readonly target: string;
  private readonly deps: Deps<typeof LoginViewModel>;

  /** `nextPath` is a path of this site; the default is home. */
  constructor(deps: Deps<typeof LoginViewModel>, nextPath: string | undefined) {
    this.deps = deps;
    this.target = nextPath ?? buildPath.home();
    makeAutoObservable<this, 'deps' | 'target' | 'valueOf'>(
      this,
      { deps: false, target: false, errors: false, valueOf: false, problem: observableRef },
      { autoBind: true },
    );
  }

  /** Leaves after a login, also one in another tab. */
  start(): Disposer {
    const { sessions, navigator } = this.deps;
    this.hasPasskeys = this.deps.logIn.hasPasskeys;
    return when(
      () => sessions.session.isAuthenticated,
      () => void navigator.go(this.target, { replace: true }),
    );
  }

  get email(): string {
    return this.deps.drafts.draft.email;
  }

  get offersPasskeys(): boolean {
    return this.hasPasskeys && this.deps.settings.settings?.isPasskeyLoginEnabled === true;
  }

  get hasExpired(): boolean {
    return this.deps.sessions.hasExpired;
  }

  /** The external login services, each with its start address. */
  get others(): readonly { readonly name: string; readonly path: string }[] {
    const providers = this.deps.settings.settings?.externalLoginProviders ?? [];
    return providers.map(({ name, displayName }) => ({
      name: displayName,
      path: externalLoginPath(name, withoutCustomerCode(this.target)),
    }));
  }

  setEmail(email: string): void {
    this.deps.drafts.change({ email });
  }

  setPassword(password: string): void {
    this.password = password;
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async submit(): Promise<void> {
    if (this.working !== undefined) return;
    this.set({ working: undefined, problem: undefined });
    const { email, password } = this;
    const unmet = validateLogin(email, password);
    if (unmet.length > 0) return this.errors.refuse(unmet);
    this.set({ working: 'password', problem: undefined });
    const result = await this.deps.logIn.logIn(email, password);
    this.set({ working: undefined, problem: result.ok ? undefined : problemOf(result.error, email.trim()) });
  }

  async logInByPasskey(): Promise<void> {
    if (this.working !== undefined) return;
    this.set({ working: 'passkey', problem: undefined });
    const result = await this.deps.logIn.logInByPasskey();
    this.set({ working: undefined, problem: result.ok ? undefined : passkeyProblemOf(result.error) });
  }

  private set({ working, problem }: Pick<LoginViewModel, 'working' | 'problem'>): void {
    this.working = working;
    this.problem = problem;
  }

  private valueOf(field: AccountField): unknown {
    return field === 'password' ? this.password : this.email;
  }
}

function problemOf(failure: LogInFailure, email: string): LoginProblem | undefined {
  if (failure.kind === 'noCookie') return failure;
  if (failure.kind === 'refused' && failure.status === 401) {
    return failure.code === 'email-not-confirmed' ? { kind: 'notConfirmed', email } : { kind: 'wrong' };
  }
  const notice = noticeForAccountFailure(failure);
  return notice && { kind: 'failed', notice };
}

function passkeyProblemOf(failure: PasskeyLogInFailure): LoginProblem | undefined {
  if (failure.kind === 'noCookie') return failure;
  const notice =
    failure.kind === 'authenticator' ? noticeForAuthenticator(failure) : noticeForAccountFailure(failure);
  return notice && { kind: 'failed', notice };
}
