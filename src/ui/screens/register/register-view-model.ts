import { makeAutoObservable, observableRef, when } from 'mobx';

import { type AccountDraft, AccountDraftStore } from '@/application/account/account-draft-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LanguageStore } from '@/application/language/language-store';
import { loadedValue } from '@/application/shared/loadable';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ALL, LoadShops } from '@/application/shops/load-shops';
import { Register, type RegisterFailure } from '@/application/account/register';
import type { AccountField } from '@/domain/notice/account-field';
import { buildPath } from '@/domain/navigation/build-path';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import { compareTexts } from '@/domain/shared/compare-texts';
import { parseShopId, type Shop } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

/** The account exists; whether the email was sent too. */
export interface Registered {
  readonly email: string;
  readonly isEmailSent: boolean;
}

interface Passwords {
  readonly password: string;
  readonly repeatedPassword: string;
}

/** The account exists all the same, and the email can be requested again. */
const EMAIL_NOT_SENT = 'send-email-confirmation-failed';

/** Registers the visitor; a failed call loses nothing that was typed. Source: FORM-01, FORM-03 to FORM-07. */
export class RegisterViewModel {
  static readonly needs = {
    sessions: SessionStore,
    drafts: AccountDraftStore,
    settings: SettingsStore,
    shopList: ShopListStore,
    languages: LanguageStore,
    notices: NoticeStore,
    register: Register,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    navigator: Navigator,
  };

  passwords: Passwords = { password: '', repeatedPassword: '' };
  isPasswordShown = false;
  isWorking = false;
  failure: Notice | undefined = undefined;
  registered: Registered | undefined = undefined;
  readonly errors = new FormErrors((field) => this.valueOf(field));
  private leaving = new AbortController();
  private readonly target: string;
  private readonly deps: Deps<typeof RegisterViewModel>;

  /** `nextPath` is a path of this site; the default is home. */
  constructor(deps: Deps<typeof RegisterViewModel>, nextPath: string | undefined) {
    this.deps = deps;
    this.target = nextPath ?? buildPath.home();
    makeAutoObservable<this, 'deps' | 'target' | 'leaving' | 'valueOf'>(
      this,
      {
        deps: false,
        target: false,
        leaving: false,
        errors: false,
        valueOf: false,
        passwords: observableRef,
        failure: observableRef,
        registered: observableRef,
      },
      { autoBind: true },
    );
  }

  /** A member has nothing to register, also after a login in another tab. */
  start(): Disposer {
    const { sessions, navigator } = this.deps;
    this.leaving = new AbortController();
    const { loadShops, retryLoading } = this.deps;
    retryLoading.load(loadShops.resource(ALL, this.leaving.signal), this.leaving.signal);
    const stop = when(
      () => sessions.session.isAuthenticated,
      () => void navigator.go(this.target, { replace: true }),
    );
    return () => {
      stop();
      this.leaving.abort();
    };
  }

  get draft(): AccountDraft {
    return this.deps.drafts.draft;
  }

  get isPhoneRequired(): boolean {
    return this.deps.settings.settings?.isPhoneNumberRequired === true;
  }

  get isShopRequired(): boolean {
    return this.deps.settings.settings?.isFavoriteShopRequired === true;
  }

  /** By name; undefined while they are loading. */
  get shops(): readonly Shop[] | undefined {
    const { shopList, languages } = this.deps;
    if (!shopList.isWhole) return undefined;
    return loadedValue(shopList.shops)?.toSorted((first, second) =>
      compareTexts(languages.language)(first.name, second.name),
    );
  }

  get haveShopsFailed(): boolean {
    return this.deps.shopList.shops.kind === 'failed' && this.shops === undefined;
  }

  get isEmailTaken(): boolean {
    return this.errors.codesOf('email').includes('DuplicateUserName');
  }

  async retryShops(): Promise<void> {
    if (this.shops === undefined) await this.deps.loadShops.load(ALL, this.leaving.signal);
  }

  change(changes: Partial<AccountDraft>): void {
    this.deps.drafts.change(changes);
  }

  chooseShop(id: string): void {
    this.change({ favoriteShop: parseShopId(id) });
  }

  typePassword(typed: Partial<Passwords>): void {
    this.passwords = { ...this.passwords, ...typed };
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async submit(): Promise<void> {
    if (this.isWorking) return;
    this.begin();
    const { draft } = this;
    const result = await this.deps.register.register({ ...draft, ...this.passwords });
    this.end(result.ok ? undefined : result.error, draft.email.trim());
  }

  private begin(): void {
    this.isWorking = true;
    this.failure = undefined;
    this.errors.clear();
  }

  private end(failure: RegisterFailure | undefined, email: string): void {
    this.isWorking = false;
    const codes = failure === undefined ? [] : codesOf(failure);
    if (failure === undefined || codes.join() === EMAIL_NOT_SENT) {
      this.passwords = { password: '', repeatedPassword: '' };
      this.registered = { email, isEmailSent: failure === undefined };
    } else if (codes.length > 0) this.refuse(codes);
    else if (failure.kind !== 'unmet') this.failure = noticeForAccountFailure(failure);
  }

  private refuse(codes: readonly string[]): void {
    this.errors.refuse(codes);
    this.deps.notices.announce({ key: 'account.faults', values: { count: codes.length } }, 'assertive');
  }

  private valueOf(field: AccountField): unknown {
    if (field === 'form' || field === 'currentPassword') return undefined;
    if (field === 'password') return this.passwords.password;
    if (field === 'repeatedPassword') return Object.values(this.passwords).join('\n');
    return this.draft[field];
  }
}

function codesOf(failure: RegisterFailure): readonly string[] {
  if (failure.kind === 'unmet') return failure.rules;
  return failure.kind === 'refused' ? failure.errors : [];
}
