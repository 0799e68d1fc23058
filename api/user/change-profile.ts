import type { ProfileChangeDto } from '@/adapters/contract/identity';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf, type Account } from '@api/accounts/account';
import { generateCode, saveCode } from '@api/accounts/account-codes';
import { confirmLink } from '@api/accounts/account-links';
import type { AccountDeps } from '@api/accounts/account-deps';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { checkPerson, type PersonForm } from '@api/accounts/validate-person';
import { formError, formProblem, passwordErrors, type FormError } from '@api/accounts/field-errors';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { EMPTY_SETTINGS } from '@api/settings/settings-routes';

export interface ProfileChanging {
  readonly form: ProfileChangeDto;
  readonly origin: string;
  /** Called if the address is to change, since the answer reveals whether another member has it. */
  readonly admit: () => Promise<Problem | undefined>;
}

export interface ChangedProfile {
  readonly account: Account;
  /** Then every session of the account has ended. */
  readonly isPasswordNew: boolean;
}

/**
 * Changes a member's details. A new password or address requires the current password. A new address applies when it is
 * confirmed; the old address is notified. All changes are made or none. Source: decisions PUT /api/user/profile;
 * FORM-02.
 */
export async function changeProfile(
  deps: AccountDeps,
  account: Account,
  { form, origin, admit }: ProfileChanging,
): Promise<Result<ChangedProfile, Problem>> {
  const rules = (await deps.settings.read()) ?? EMPTY_SETTINGS;
  const { person, errors } = checkPerson({ ...form, firstName: form.name }, rules.phoneNumberRequired);
  const ofPasswords = await checkPasswords(deps, account, { ...form, email: person.email });
  if (!ofPasswords.ok) return ofPasswords;
  const all = [...errors, ...ofPasswords.value];
  if (all.length > 0) return err(formProblem(all));
  const offered = await offerAddress(deps, account, person, { origin, admit });
  if (!offered.ok) return offered;
  const secured = await changePassword(deps, account, form.newPassword ?? '');
  if (!secured.ok) return secured;
  await offered.value();
  const changed = await deps.accounts.changeDetails(account.id, person);
  return ok({ account: changed ?? account, isPasswordNew: secured.value });
}

/** A new password requires the current one, and so does a new address if the account has a password. Source: DEC-98. */
async function checkPasswords(
  deps: AccountDeps,
  account: Account,
  form: ProfileChangeDto,
): Promise<Result<readonly FormError[], Problem>> {
  const [current, wanted] = [form.currentPassword ?? '', form.newPassword ?? ''];
  const isAddressNew = isOtherAddress(account, form.email);
  const isPasswordAsked = isAddressNew && account.passwordHash !== undefined;
  if (current === '' && wanted === '' && !isPasswordAsked) return ok([]);
  const errors = wanted === '' && isAddressNew ? [] : passwordErrors(wanted);
  const isOwn = current === '' ? ok(false) : await checkOwnPassword(deps, account, current);
  if (!isOwn.ok) return isOwn;
  return ok(isOwn.value ? errors : [formError('PasswordMismatch'), ...errors]);
}

const isOtherAddress = (account: Account, email: string): boolean =>
  emailKeyOf(email) !== emailKeyOf(account.email);

/**
 * E-mails a link to the new address. Answers a function that activates it and notifies the old address: a new password
 * invalidates earlier links, so this one is activated afterwards.
 */
async function offerAddress(
  deps: AccountDeps,
  account: Account,
  { email }: PersonForm,
  { origin, admit }: Pick<ProfileChanging, 'origin' | 'admit'>,
): Promise<Result<() => Promise<void>, Problem>> {
  if (!isOtherAddress(account, email)) return ok(() => Promise.resolve());
  const refusal = await admit();
  if (refusal !== undefined) return err(refusal);
  const holder = await deps.accounts.findByEmail(emailKeyOf(email));
  if (holder !== undefined && !deps.hidesMembers) return err(formProblem([formError('DuplicateEmail')]));
  const code = generateCode(deps);
  const link = confirmLink(origin, account.id, code);
  const isSent =
    holder === undefined
      ? await deps.mail.confirmNewEmail({ ...account, email }, link)
      : await deps.mail.notifyMember(holder);
  if (!isSent) return err(formProblem([formError('send-email-confirmation-failed')]));
  return ok(async () => {
    await saveCode(deps, { accountId: account.id, purpose: 'confirmEmail', email }, code);
    deps.background.start(async () => {
      await deps.mail.notifyEmailChanges(account, email);
    });
  });
}

/** Answers whether the password was changed. */
async function changePassword(
  deps: AccountDeps,
  account: Account,
  password: string,
): Promise<Result<boolean, Problem>> {
  if (password === '' || account.passwordHash === undefined) return ok(false);
  const hashed = await deps.hasher.hash(password);
  if (!hashed.ok) return err(HASHING_BUSY);
  const isChanged = await deps.accounts.changePassword(account.id, account.passwordHash, hashed.value);
  if (!isChanged) return err(formProblem([formError('PasswordMismatch')]));
  deps.background.start(async () => {
    await deps.mail.notifyPasswordChanged(account);
  });
  return ok(true);
}
