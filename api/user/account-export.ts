import * as z from 'zod/mini';
import { list, orUndefined, time } from '@/adapters/contract/fields';
import { orderDetails } from '@/adapters/contract/order';
import { userProfile } from '@/adapters/contract/user';
import type { Account } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { SessionStore } from '@api/accounts/session-store';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import type { ExternalLoginStore } from '@api/external-login/external-login-store';
import { orderDetailsOf } from '@api/orders/order-details';
import type { OrderStore } from '@api/orders/order-store';
import type { PaymentStore } from '@api/payments/payment-store';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import { orderMoney } from '@api/receipts/order-money';
import type { AccountId } from '@api/accounts/account';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import { profileOf } from '@api/user/profile';

const exportedOrder = z.object({
  ...orderDetails.shape,
  createdAt: time,
  email: orUndefined(z.string()),
  phoneNumber: orUndefined(z.string()),
});

/** 200 of GET /api/user/export. */
export const accountExport = z.object({
  profile: userProfile,
  language: z.string(),
  isEmailConfirmed: z.boolean(),
  memberSince: time,
  acceptedTermsAt: time,
  sessions: list(z.object({ begunAt: time, lastUsedAt: time, browser: orUndefined(z.string()) })),
  externalLogins: list(z.object({ provider: z.string(), linkedAt: time })),
  passkeys: list(z.object({ name: z.string(), madeAt: time, lastUsedAt: orUndefined(time) })),
  coffeeCards: list(z.object({ campaignId: z.string(), usesLeft: z.int() })),
  orders: list(exportedOrder),
});

type AccountExport = z.infer<typeof accountExport>;

/** The stores with data of a member. */
export interface MemberStores {
  readonly accounts: AccountStore;
  readonly orders: OrderStore;
  readonly sessions: SessionStore;
  readonly externalLogins: ExternalLoginStore;
  readonly passkeys: PasskeyStore<AccountId>;
  readonly cards: CoffeeCardStore;
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
}

/** All stored data of a member. The codec of the answer leaves out hashes of secrets. Source: decisions. */
export async function exportAccount(stores: MemberStores, account: Account): Promise<AccountExport> {
  const { accounts, orders, sessions, externalLogins, passkeys, cards } = stores;
  const used = await sessions.ofAccount(account.id);
  const placed = await orders.ordersOf(account.id);
  const linked = await externalLogins.ofAccount(account.id);
  const keys = await passkeys.ofAccount(account.id);
  const coffeeCards = await cards.ofAccount(account.id);
  const exported: AccountExport['orders'][number][] = [];
  // One after the other: a member with many orders must not use all connections.
  for (const order of placed) {
    const money = await orderMoney(stores, order);
    exported.push({
      ...orderDetailsOf(order, { shop: undefined, pushKey: undefined, ...money }),
      ...order,
      createdAt: order.placedAt,
    });
  }
  return {
    profile: profileOf(account, await accounts.favorites(account.id)),
    language: account.language,
    isEmailConfirmed: account.isConfirmed,
    memberSince: account.createdAt,
    acceptedTermsAt: account.acceptedTermsAt,
    sessions: used.map(({ createdAt, usedAt, browser }) => ({
      ...{ begunAt: createdAt, lastUsedAt: usedAt, browser },
    })),
    externalLogins: linked,
    passkeys: keys.map(({ name, madeAt, usedAt }) => ({ name, madeAt, lastUsedAt: usedAt })),
    coffeeCards,
    orders: exported,
  };
}
