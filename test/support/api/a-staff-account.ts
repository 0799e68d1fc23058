import { parseStaffAccountId, parseStaffTokenId, type StaffToken } from '@/domain/staff/staff-member';
import type { StoredStaffAccount } from '@api/staff/staff-store';
import { NOON } from '@test/support/api/a-stored-order';
import { token } from '@test/support/api/guest';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const entry = {
  name: 'Siv',
  role: 'manager',
  shops: [shopId(1), shopId(7)],
  createdAt: NOON,
  lastUsedAt: undefined,
} as const;

export const aStaffAccount = (email = `${token()}@lucka.example`): StoredStaffAccount => ({
  ...{ ...entry, email, id: must(parseStaffAccountId(token())), passwordHash: 'a hash' },
});

export const aStaffToken = (): StaffToken => ({ ...entry, id: must(parseStaffTokenId(token())) });
