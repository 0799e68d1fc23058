import type { RegistrationDto } from '@/adapters/contract/identity';
import { addMs } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf, type Account } from '@api/accounts/account';
import { issueCode } from '@api/accounts/account-codes';
import { confirmLink } from '@api/accounts/account-links';
import type { AccountDeps } from '@api/accounts/account-deps';
import { checkRegistration, type CheckedRegistration } from '@api/accounts/validate-registration';
import { formError, formProblem } from '@api/accounts/field-errors';
import { newAccountId } from '@api/accounts/new-account-id';
import { HASHING_BUSY } from '@api/accounts/refusals';
import { sendReset } from '@api/accounts/reset-password';
import { DAY_MS } from '@api/accounts/session-store';
import type { Problem } from '@api/http/problem';
import { UNSET_SETTINGS } from '@api/settings/settings-routes';

/** An account whose address nobody confirms is forgotten after this long: the address may be somebody else's. */
const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;

export interface Registering {
  readonly form: RegistrationDto;
  readonly language: Language;
  readonly origin: string;
  /** Asked once all the rest is valid, since from there on the answer tells who is a member. */
  readonly admit: () => Problem | undefined;
  /** Told where the answer came to tell nothing after all. */
  readonly giveBack: () => void;
}

/**
 * Makes a member of somebody and e-mails the link that confirms the address. Whether an address is taken is told to
 * whoever has filled in a whole valid form, and to nobody often; where members are hidden, to nobody but the owner.
 * Where the mail cannot be sent the account stays, and the mail can be asked for again. Source: decisions POST /api/identity/register; FORM-03 to FORM-07; FAULT-A4.
 */
export async function registerMember(
  parts: AccountDeps,
  { form, language, origin, admit, giveBack }: Registering,
): Promise<Result<void, Problem>> {
  const rules = (await parts.settings.read()) ?? UNSET_SETTINGS;
  const checked = await checkRegistration(form, rules, parts.shops);
  if (!checked.ok) return err(formProblem(checked.error));
  const refusal = admit();
  if (refusal !== undefined) return err(refusal);
  const hashed = await parts.hasher.hash(checked.value.password);
  if (!hashed.ok) {
    giveBack();
    return err(HASHING_BUSY);
  }
  await forgetStale(parts);
  const account = await createAccount(parts, checked.value, hashed.value, language);
  if (parts.hidesMembers) {
    const isNew = account !== undefined;
    parts.background.start(() => writeToOwner(parts, checked.value.person.email, isNew, origin));
    return ok(undefined);
  }
  if (account === undefined) return err(formProblem([formError('DuplicateUserName')]));
  const isSent = await sendConfirmation(parts, account, origin);
  return isSent ? ok(undefined) : err(formProblem([formError('send-email-confirmation-failed')]));
}

/**
 * The same steps for an account that is new and for one that was there, so that only the letter differs. Who registered
 * it before without confirming may be a stranger, whose password must not count: there the owner chooses a new one.
 */
async function writeToOwner(
  parts: AccountDeps,
  email: string,
  isNew: boolean,
  origin: string,
): Promise<void> {
  const account = await parts.accounts.findByEmail(emailKeyOf(email));
  if (account === undefined) return;
  if (account.isConfirmed) await parts.mail.notifyMember(account);
  else await (isNew ? sendConfirmation(parts, account, origin) : sendReset(parts, email, origin));
}

function forgetStale({ accounts, clock }: AccountDeps): Promise<void> {
  const now = clock.now();
  return accounts.forgetStale(now, addMs(now, -UNCONFIRMED_RETENTION_MS));
}

/** E-mails a link to the account's own address. */
async function sendConfirmation(parts: AccountDeps, account: Account, origin: string): Promise<boolean> {
  const { id: accountId, email } = account;
  const code = await issueCode(parts, { accountId, purpose: 'confirmEmail', email });
  return parts.mail.confirm(account, confirmLink(origin, accountId, code));
}

/** Another link to the address of an account that is not confirmed yet. */
export async function resendConfirmation(parts: AccountDeps, email: string, origin: string): Promise<void> {
  const account = await parts.accounts.findByEmail(emailKeyOf(email));
  if (account !== undefined && !account.isConfirmed) await sendConfirmation(parts, account, origin);
}

function createAccount(
  { accounts, clock, randomness }: AccountDeps,
  { person, favorites }: CheckedRegistration,
  passwordHash: string,
  language: Language,
): Promise<Account | undefined> {
  const createdAt = clock.now();
  const dates = { acceptedTermsAt: createdAt, createdAt };
  return accounts.create({
    id: newAccountId(randomness),
    ...person,
    ...dates,
    ...{ isConfirmed: false, passwordHash, language, favorites },
  });
}
