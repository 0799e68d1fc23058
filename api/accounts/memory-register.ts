import type { Favorite } from '@/domain/customer/session';
import type { Instant } from '@/domain/shared/instant';
import type { Account, AccountId } from '@api/accounts/account';
import type { NewCode } from '@api/accounts/account-store';
import type { MemoryDeviceMap } from '@api/accounts/memory-devices';
import type { MemoryPasskeys } from '@api/accounts/memory-passkey-store';
import type { NewSession } from '@api/accounts/session-store';

/** State shared by the in-memory stores of members, since passwords and sessions change together. */
export interface MemoryRegister extends MemoryPasskeys<AccountId> {
  readonly accounts: Map<AccountId, Account>;
  readonly failedLogins: Map<AccountId, number>;
  readonly favorites: Map<AccountId, readonly Favorite[]>;
  readonly codes: Map<string, NewCode>;
  readonly sessions: Map<string, NewSession & { readonly usedAt: Instant }>;
  readonly devices: MemoryDeviceMap<AccountId>;
}

export const emptyRegister = (): MemoryRegister => ({
  accounts: new Map(),
  failedLogins: new Map(),
  favorites: new Map(),
  codes: new Map(),
  sessions: new Map(),
  devices: new Map(),
  passkeys: new Map(),
  passkeyChallenges: new Map(),
});

export function endSessions({ sessions }: MemoryRegister, accountId: AccountId): void {
  for (const [tokenHash, session] of sessions) {
    if (session.accountId === accountId) sessions.delete(tokenHash);
  }
}

export function deleteCodes(
  { codes }: MemoryRegister,
  accountId: AccountId,
  purposes: readonly NewCode['purpose'][],
): void {
  for (const [codeHash, code] of codes) {
    if (code.accountId === accountId && purposes.includes(code.purpose)) codes.delete(codeHash);
  }
}
