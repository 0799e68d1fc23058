import type { OrderDetailsDto } from '@/adapters/http/contract/order';
import type { UserProfileDto } from '@/adapters/http/contract/user';
import { formatInstant } from '@/domain/shared/instant';
import type { Account } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { SessionStore } from '@api/accounts/session-store';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import type { ExternalLoginStore } from '@api/external-login/external-login-store';
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
  readonly externalLogins: readonly { readonly provider: string; readonly linkedAt: string }[];
  readonly coffeeCards: readonly { readonly campaignId: string; readonly usesLeft: number }[];
  readonly orders: readonly ExportedOrder[];
}

interface ExportedOrder extends OrderDetailsDto {
  readonly createdAt: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** The stores that hold something of a member. */
export interface HeldOfMembers {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly externalLogins: ExternalLoginStore;
  readonly cards: CoffeeCardStore;
}

/** All that is held of a member, but for the hashes of secrets, which say nothing of a person. Source: decisions. */
export async function exportAccount(
  { accounts, sessions, externalLogins, cards }: HeldOfMembers,
  account: Account,
): Promise<AccountExport> {
  const used = await sessions.ofAccount(account.id);
  const orders = await accounts.orders(account.id);
  const linked = await externalLogins.ofAccount(account.id);
  const coffeeCards = await cards.ofAccount(account.id);
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
    externalLogins: linked.map(({ provider, linkedAt }) => ({ provider, linkedAt: formatInstant(linkedAt) })),
    coffeeCards: coffeeCards.map(({ campaignId, usesLeft }) => ({ campaignId, usesLeft })),
    orders: orders.map(exportedOrder),
  };
}

const exportedOrder = (order: StoredOrder): ExportedOrder => ({
  ...orderDetails(order),
  createdAt: formatInstant(order.placedAt),
  ...(order.email !== undefined && { email: order.email }),
  ...(order.phoneNumber !== undefined && { phoneNumber: order.phoneNumber }),
});
