import type { OrderDetailsDto } from '@/adapters/http/contract/order';
import type { UserProfileDto } from '@/adapters/http/contract/user';
import { formatInstant } from '@/domain/shared/instant';
import type { Account } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { SessionStore } from '@api/accounts/session-store';
import { orderDetails } from '@api/orders/order-details';
import type { StoredOrder } from '@api/orders/stored-order';
import { profileOf } from '@api/user/profile';

export interface AccountExport {
  readonly profile: UserProfileDto;
  readonly language: string;
  readonly isEmailConfirmed: boolean;
  readonly memberSince: string;
  readonly acceptedTermsAt: string;
  readonly sessions: readonly { readonly begunAt: string; readonly lastUsedAt: string }[];
  readonly orders: readonly ExportedOrder[];
}

interface ExportedOrder extends OrderDetailsDto {
  readonly createdAt: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** All that is held of a member, but for the hashes of secrets, which say nothing of a person. Source: decisions. */
export async function exportAccount(
  { accounts, sessions }: { readonly accounts: AccountStore; readonly sessions: SessionStore },
  account: Account,
): Promise<AccountExport> {
  const used = await sessions.ofAccount(account.id);
  const orders = await accounts.orders(account.id);
  return {
    profile: profileOf(account, await accounts.favorites(account.id)),
    language: account.language,
    isEmailConfirmed: account.isConfirmed,
    memberSince: formatInstant(account.createdAt),
    acceptedTermsAt: formatInstant(account.acceptedTermsAt),
    sessions: used.map(({ createdAt, usedAt }) => ({
      begunAt: formatInstant(createdAt),
      lastUsedAt: formatInstant(usedAt),
    })),
    orders: orders.map(exportedOrder),
  };
}

const exportedOrder = (order: StoredOrder): ExportedOrder => ({
  ...orderDetails(order),
  createdAt: formatInstant(order.placedAt),
  ...(order.email !== undefined && { email: order.email }),
  ...(order.phoneNumber !== undefined && { phoneNumber: order.phoneNumber }),
});
