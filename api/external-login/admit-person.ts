import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Language } from '@/domain/shared/language';
import { oneLine } from '@/domain/shared/one-line';
import type { Account } from '@api/accounts/account';
import type { NewAccount } from '@api/accounts/account-store';
import { NAME_MAX_CHARS } from '@api/accounts/validate-person';
import { newAccountId } from '@api/accounts/new-account-id';
import type { ExternalPerson } from '@api/external-login/external-login-provider';
import type { ExternalLoginStore } from '@api/external-login/external-login-store';
import { parseEmail } from '@api/accounts/contact-details';

export interface AdmissionDeps {
  readonly externalLogins: ExternalLoginStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/**
 * The account of a person authenticated by a provider; creates one if necessary. Undefined for a new person whose
 * address the provider has not verified: such an account could lock out or deceive the address's owner.
 */
export async function admitPerson(
  deps: AdmissionDeps,
  provider: string,
  person: ExternalPerson,
  language: Language,
): Promise<Account | undefined> {
  const identity = { provider, subject: person.subject };
  const known = await deps.externalLogins.find(identity);
  const email = parseEmail(person.email);
  if (known !== undefined || email === undefined || !person.isEmailVerified) return known;
  return deps.externalLogins.admit(identity, newcomer(deps, person, email, language), deps.clock.now());
}

function newcomer(
  { clock, randomness }: AdmissionDeps,
  { firstName, lastName }: ExternalPerson,
  email: string,
  language: Language,
): NewAccount {
  const at = clock.now();
  return {
    ...{
      id: newAccountId(randomness),
      email,
      isConfirmed: true,
      passwordHash: undefined,
      phone: '',
      language,
      favorites: [],
    },
    ...{ firstName: shortName(firstName), lastName: shortName(lastName) },
    ...{ acceptedTermsAt: at, createdAt: at },
  };
}

/** Shortened to the limit of registration, since there is no form to report an error in. */
const shortName = (text: string): string => [...oneLine(text).trim()].slice(0, NAME_MAX_CHARS).join('');
