import { buildPath } from '@/domain/navigation/build-path';
import type { AccountId } from '@api/accounts/account';

/** The page that confirms an address with a button; opening the link alone changes nothing. */
export const confirmLink = (origin: string, userId: AccountId, code: string): string =>
  origin + buildPath.confirmEmail() + queryOf({ userId, code });

export const resetLink = (origin: string, email: string, code: string): string =>
  origin + buildPath.resetPassword() + queryOf({ email, code });

const queryOf = (fields: Readonly<Record<string, string>>): string => `?${new URLSearchParams(fields)}`;
