import type { NewAccount, NewCode } from '@api/accounts/account-store';
import { parseAccountId, type AccountId } from '@api/accounts/account';
import { sha256 } from '@api/system/hashes';
import { addMs } from '@/domain/shared/instant';
import { NOON } from '@test/support/api/a-stored-order';
import { token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const anAccountId = (): AccountId => must(parseAccountId(token()));

export const aNewAccount = (different: Partial<NewAccount> = {}): NewAccount => ({
  id: anAccountId(),
  email: `${token()}@example.com`,
  isConfirmed: true,
  passwordHash: 'hash',
  firstName: 'Åsa',
  lastName: 'Ek',
  phone: '+46701234567',
  language: 'fi',
  acceptedTermsAt: NOON,
  createdAt: NOON,
  favorites: [],
  ...different,
});

export const aCode = (different: Partial<NewCode> & Pick<NewCode, 'accountId' | 'email'>): NewCode => ({
  purpose: 'confirmEmail',
  codeHash: sha256(token()),
  expiresAt: addMs(NOON, DAY_MS),
  ...different,
});
