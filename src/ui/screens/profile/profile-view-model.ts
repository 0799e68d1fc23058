import { makeAutoObservable, observableRef } from 'mobx';

import { NoticeStore } from '@/application/notices/notice-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ChangeProfile } from '@/application/account/change-profile';
import { draftOf, isSameDraft, type ProfileDraft } from '@/domain/customer/profile-draft';
import type { UserProfile } from '@/domain/customer/session';
import { type AccountField, accountFieldOf } from '@/domain/notice/account-field';
import { isPasswordWanted, validateProfile, type TypedPasswords } from '@/domain/customer/validate-profile';
import { shownError } from '@/domain/notice/error-state';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { noticeForNotAuthenticated } from '@/domain/notice/notice-for-not-authenticated';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { assertNever } from '@/domain/shared/assert-never';
import { DEFAULT_COUNTRY } from '@/domain/shop/shop-country';
import type { Deps } from '@/domain/ports/deps';
import { FormErrors } from '@/ui/screens/account/form-errors';

export type Saved =
  | { readonly kind: 'saved' }
  /** A new address counts once it is confirmed. */
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'password' };

const NO_PASSWORDS: TypedPasswords = { current: '', wanted: '', repeated: '' };

const NO_PROFILE: ProfileDraft = { name: '', lastName: '', email: '', phone: '' };

type ChangeFailure = Extract<Awaited<ReturnType<ChangeProfile['change']>>, { readonly ok: false }>['error'];

/**
 * The profile form. What is typed, except passwords, survives a visit to another screen until it is saved or reset.
 * Source: spec §2 profile, decisions PUT /api/user/profile; FORM-02, PROD-11, ROLE-08.
 */
export class ProfileViewModel {
  static readonly needs = {
    sessions: SessionStore,
    settings: SettingsStore,
    drafts: ProfileDraftStore,
    notices: NoticeStore,
    changeProfile: ChangeProfile,
    phoneNumbers: PhoneNumbers,
  };

  passwords: TypedPasswords = NO_PASSWORDS;
  isSaving = false;
  saved: Saved | undefined = undefined;
  isPasswordShown = false;
  readonly errors: FormErrors;
  private readonly deps: Deps<typeof ProfileViewModel>;

  constructor(deps: Deps<typeof ProfileViewModel>) {
    this.deps = deps;
    this.errors = new FormErrors((field) => this.valueOf(field));
    makeAutoObservable<this, 'deps' | 'valueOf'>(
      this,
      {
        deps: false,
        passwords: observableRef,
        saved: observableRef,
        errors: false,
        valueOf: false,
      },
      { autoBind: true },
    );
  }

  get user(): UserProfile | undefined {
    return this.deps.sessions.session.user;
  }

  get draft(): ProfileDraft {
    const { user } = this;
    if (user === undefined) return NO_PROFILE;
    return this.deps.drafts.draftOf(user.memberNumber) ?? draftOf(user);
  }

  get isChanged(): boolean {
    const isDraftChanged = this.user !== undefined && !isSameDraft(this.draft, draftOf(this.user));
    return isDraftChanged || Object.values(this.passwords).some((typed) => typed !== '');
  }

  get isPhoneRequired(): boolean {
    return this.deps.settings.settings?.isPhoneNumberRequired === true;
  }

  change(different: Partial<ProfileDraft>): void {
    this.saved = undefined;
    this.saveDraft({ ...this.draft, ...different });
  }

  type(different: Partial<TypedPasswords>): void {
    this.saved = undefined;
    this.passwords = { ...this.passwords, ...different };
  }

  /** Resets to the saved values. */
  discard(): void {
    this.saveDraft(undefined);
    this.passwords = NO_PASSWORDS;
    this.errors.clear();
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    this.begin();
    const unmet = await this.validateRules();
    if (unmet.length > 0) return this.refuse(unmet);
    const { draft, passwords } = this;
    const isPasswordNew = isPasswordWanted(passwords, this.isEmailNew);
    const result = await this.deps.changeProfile.change({
      name: draft.name.trim(),
      lastName: draft.lastName.trim(),
      email: draft.email.trim(),
      phone: draft.phone.trim(),
      currentPassword: passwords.current === '' ? undefined : passwords.current,
      newPassword: isPasswordNew ? passwords.wanted : undefined,
    });
    if (result.ok) this.finish(savedOf(draft, result.value, isPasswordNew));
    else this.fail(result.error);
  }

  private get isEmailNew(): boolean {
    return this.user !== undefined && isOtherEmail(this.draft.email, this.user);
  }

  private begin(): void {
    this.isSaving = true;
    this.saved = undefined;
  }

  private async validateRules(): Promise<readonly string[]> {
    const phone = this.draft.phone.trim();
    const isRight = phone !== '' && (await this.deps.phoneNumbers.isPhoneNumber(phone, DEFAULT_COUNTRY));
    return validateProfile(this.draft, this.passwords, {
      isEmailNew: this.isEmailNew,
      settings: { isPhoneNumberRequired: this.isPhoneRequired },
      isPhoneNumber: () => isRight,
    });
  }

  private finish(saved: Saved): void {
    this.isSaving = false;
    this.discard();
    this.saved = saved;
  }

  private fail(failure: ChangeFailure): void {
    if (failure.kind === 'refused' && failure.errors.length > 0)
      return this.refuse(failure.errors.map((code) => this.codeFor(code)));
    this.isSaving = false;
    this.showError(
      failure.kind === 'notAuthenticated' ? noticeForNotAuthenticated : noticeForFailure(failure),
    );
  }

  /** Only the server knows whether the account has a password, without which a new address needs none. */
  private codeFor(code: string): string {
    return code === 'PasswordMismatch' && this.passwords.current === '' ? 'current-password-missing' : code;
  }

  private refuse(codes: readonly string[]): void {
    this.isSaving = false;
    this.errors.refuse(codes);
    const fields = new Set(codes.map(accountFieldOf));
    this.deps.notices.announce({ key: 'account.faults', values: { count: fields.size } }, 'assertive');
  }

  private showError(notice: Notice | undefined): void {
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
  }

  private saveDraft(draft: ProfileDraft | undefined): void {
    if (this.user !== undefined) this.deps.drafts.setDraft(this.user.memberNumber, draft);
  }

  private valueOf(field: AccountField): string {
    const { draft, passwords } = this;
    switch (field) {
      case 'firstName':
        return draft.name;
      case 'lastName':
      case 'email':
      case 'phone':
        return draft[field];
      case 'currentPassword':
        return passwords.current;
      case 'password':
        return passwords.wanted;
      case 'repeatedPassword':
        return `${passwords.wanted} ${passwords.repeated}`;
      case 'favoriteShop':
      case 'acceptedTerms':
      case 'form':
        return JSON.stringify([draft, passwords]);
      default:
        return assertNever(field);
    }
  }
}

const isOtherEmail = (typed: string, { email }: UserProfile): boolean =>
  typed.trim().toLowerCase() !== email.toLowerCase();

function savedOf(typed: ProfileDraft, now: UserProfile, isPasswordNew: boolean): Saved {
  if (isOtherEmail(typed.email, now)) return { kind: 'email', email: typed.email.trim() };
  return { kind: isPasswordNew ? 'password' : 'saved' };
}
