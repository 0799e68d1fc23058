import * as z from 'zod/mini';
import { orderDetailsDto } from '@/adapters/contract/order';
import { userProfileDto } from '@/adapters/contract/user';
import { formatInstant } from '@/domain/shared/instant';
import type { Account } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { SessionStore } from '@api/accounts/session-store';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import type { ExternalLoginStore } from '@api/external-login/external-login-store';
import { orderDetails } from '@api/orders/order-details';
import type { OrderStore } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import { profileOf } from '@api/user/profile';

const exportedOrderDto = z.object({
  ...orderDetailsDto.shape,
  createdAt: z.string(),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
});

/** 200 of GET /api/user/export. */
export const accountExportDto = z.object({
  profile: userProfileDto,
  language: z.string(),
  isEmailConfirmed: z.boolean(),
  memberSince: z.string(),
  acceptedTermsAt: z.string(),
  sessions: z.array(z.object({ begunAt: z.string(), lastUsedAt: z.string() })),
  externalLogins: z.array(z.object({ provider: z.string(), linkedAt: z.string() })),
  coffeeCards: z.array(z.object({ campaignId: z.string(), usesLeft: z.int() })),
  orders: z.array(exportedOrderDto),
});

type AccountExport = z.infer<typeof accountExportDto>;
type ExportedOrder = z.infer<typeof exportedOrderDto>;

/** The stores with data of a member. */
export interface MemberStores {
  readonly accounts: AccountStore;
  readonly orders: OrderStore;
  readonly sessions: SessionStore;
  readonly externalLogins: ExternalLoginStore;
  readonly cards: CoffeeCardStore;
}

/** All stored data of a member, except hashes of secrets. Source: decisions. */
export async function exportAccount(
  { accounts, orders, sessions, externalLogins, cards }: MemberStores,
  account: Account,
): Promise<AccountExport> {
  const used = await sessions.ofAccount(account.id);
  const placed = await orders.ordersOf(account.id);
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
    orders: placed.map(exportedOrder),
  };
}

const exportedOrder = (order: StoredOrder): ExportedOrder => ({
  ...orderDetails(order),
  createdAt: formatInstant(order.placedAt),
  ...(order.email !== undefined && { email: order.email }),
  ...(order.phoneNumber !== undefined && { phoneNumber: order.phoneNumber }),
});
