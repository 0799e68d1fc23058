import { instant } from '@/domain/shared/instant';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { parseAccountId, type Account, type AccountId } from '@api/accounts/account';

export interface AccountRow {
  readonly id: string;
  readonly member_number: number;
  readonly email: string;
  readonly confirmed_at: Date | null;
  readonly password_hash: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly language: string;
  readonly accepted_terms_at: Date;
  readonly created_at: Date;
}

export const accountOfRow = (row: AccountRow): Account => ({
  id: accountIdOf(row.id),
  memberNumber: String(row.member_number),
  email: row.email,
  isConfirmed: row.confirmed_at !== null,
  passwordHash: row.password_hash ?? undefined,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  language: parseLanguage(row.language) ?? DEFAULT_LANGUAGE,
  acceptedTermsAt: instant(row.accepted_terms_at.getTime()),
  createdAt: instant(row.created_at.getTime()),
});

export function accountIdOf(text: string): AccountId {
  const id = parseAccountId(text);
  if (id === undefined) throw new Error('Invalid account id in the database');
  return id;
}

/** The bytes of a hexadecimal SHA-256 hash, as columns store it. */
export const hashBytes = (hash: string): Buffer => Buffer.from(hash, 'hex');
