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
import { EMPTY_SETTINGS } from '@api/settings/settings-routes';

/** An unconfirmed account is deleted after this time: its address may belong to another person. */
const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;

export interface Registering {
  readonly form: RegistrationDto;
  readonly language: Language;
  readonly origin: string;
  /** Called once everything else is valid, since from there on the answer reveals who is a member. */
  readonly admit: () => Promise<Problem | undefined>;
  /** Called if the answer did not reveal anything after all. */
  readonly refund: () => Promise<void>;
}

/**
 * Registers a member and e-mails the link that confirms the address. Whether an address is taken is answered only to a
 * complete, valid form and only rarely; with `hidesMembers` only the owner is notified. If the e-mail cannot be sent,
 * the account stays and the e-mail can be requested again. Source: decisions POST /api/identity/register; FORM-03 to
 * FORM-07; FAULT-A4.
 */
export async function registerMember(
  deps: AccountDeps,
  { form, language, origin, admit, refund }: Registering,
): Promise<Result<void, Problem>> {
  const rules = (await deps.settings.read()) ?? EMPTY_SETTINGS;
  const checked = await checkRegistration(form, rules, deps.shops);
  if (!checked.ok) return err(formProblem(checked.error));
  const refusal = await admit();
  if (refusal !== undefined) return err(refusal);
  const hashed = await deps.hasher.hash(checked.value.password);
  if (!hashed.ok) {
    await refund();
    return err(HASHING_BUSY);
  }
  await forgetStale(deps);
  const account = await createAccount(deps, checked.value, hashed.value, language);
  if (deps.hidesMembers) {
    const isNew = account !== undefined;
    deps.background.start(() => writeToOwner(deps, checked.value.person.email, isNew, origin));
    return ok(undefined);
  }
  if (account === undefined) return err(formProblem([formError('DuplicateUserName')]));
  const isSent = await sendConfirmation(deps, account, origin);
  return isSent ? ok(undefined) : err(formProblem([formError('send-email-confirmation-failed')]));
}

/**
 * The same steps for a new and an existing account; only the e-mail differs. The password of an unconfirmed
 * registration does not count, since it may be a stranger's: its owner chooses a new one.
 */
async function writeToOwner(deps: AccountDeps, email: string, isNew: boolean, origin: string): Promise<void> {
  const account = await deps.accounts.findByEmail(emailKeyOf(email));
  if (account === undefined) return;
  if (account.isConfirmed) await deps.mail.notifyMember(account);
  else await (isNew ? sendConfirmation(deps, account, origin) : sendReset(deps, email, origin));
}

function forgetStale({ accounts, clock }: AccountDeps): Promise<void> {
  const now = clock.now();
  return accounts.forgetStale(now, addMs(now, -UNCONFIRMED_RETENTION_MS));
}

async function sendConfirmation(deps: AccountDeps, account: Account, origin: string): Promise<boolean> {
  const { id: accountId, email } = account;
  const code = await issueCode(deps, { accountId, purpose: 'confirmEmail', email });
  return deps.mail.confirm(account, confirmLink(origin, accountId, code));
}

/** Sends another link to the address of an unconfirmed account. */
export async function resendConfirmation(deps: AccountDeps, email: string, origin: string): Promise<void> {
  const account = await deps.accounts.findByEmail(emailKeyOf(email));
  if (account !== undefined && !account.isConfirmed) await sendConfirmation(deps, account, origin);
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
