import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { ShopChange } from '@api/catalogue/shop-change';
import { storeChain } from '@api/chain/store-chain';
import type { NewRefund } from '@api/payments/refunds/refund';
import { postgresStores, type Stores } from '@api/stores';
import { sha256 } from '@api/system/hashes';
import { aChain } from '@test/support/api/a-chain';
import { anEntry } from '@test/support/api/an-entry';
import { aStaffAccount, aStaffToken } from '@test/support/api/a-staff-account';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { makeFreshDatabase } from '@test/support/database/fresh-database';

/** An act that a store writes together with its entry. */
interface Act {
  perform(entry: NewAuditEntry): Promise<unknown>;
  hasHappened(): Promise<boolean>;
}

const PAUSE: ShopChange = { kind: 'pause', subject: '', value: null, endsAt: undefined };

async function aReservedOrder({ orders, payments }: Stores) {
  const order = aNewOrder();
  await orders.place(order, aKey());
  const payment = aNewPayment({ orderId: order.id });
  await payments.begin(payment, 1);
  await payments.reserve(payment.id, NOON);
  return { order, payment };
}

async function aCapturedOrder(stores: Stores) {
  const { order, payment } = await aReservedOrder(stores);
  await stores.payments.capture(payment.id, NOON);
  const refund: NewRefund = {
    id: must(parseRefundId(token())),
    ...{ orderId: order.id, paymentId: payment.id, amount: payment.amount, currency: payment.currency },
    ...{ lines: [], reason: 'cold', requestedAt: NOON },
  };
  return { order, refund };
}

const paused = async ({ shopChanges }: Stores) => (await shopChanges.ofShop(1)).length > 0;

const ACTS: Readonly<Record<string, (stores: Stores) => Promise<Act>>> = {
  'a change of a shop': async (stores) => {
    await stores.shopChanges.remove(shopId(1), PAUSE, anEntry());
    return {
      perform: (entry) => stores.shopChanges.put(shopId(1), PAUSE, entry),
      hasHappened: () => paused(stores),
    };
  },
  'the end of a change': async (stores) => {
    await stores.shopChanges.put(shopId(1), PAUSE, anEntry());
    return {
      perform: (entry) => stores.shopChanges.remove(shopId(1), PAUSE, entry),
      hasHappened: async () => !(await paused(stores)),
    };
  },
  'a new account': ({ staff }) => {
    const account = aStaffAccount();
    return Promise.resolve({
      perform: (entry) => staff.addAccount(account, entry),
      hasHappened: async () => (await staff.findByEmail(account.email)) !== undefined,
    });
  },
  'an ended account': async ({ staff }) => {
    const account = aStaffAccount();
    await staff.addAccount(account);
    return {
      perform: (entry) => staff.removeAccount(account.id, { entryOf: () => entry }),
      hasHappened: async () => (await staff.findByEmail(account.email)) === undefined,
    };
  },
  'a changed password': async ({ staff }) => {
    const account = aStaffAccount();
    await staff.addAccount(account);
    const password = { accountId: account.id, oldHash: account.passwordHash, newHash: 'new hash' };
    return {
      perform: (entry) => staff.changePassword(password, entry),
      hasHappened: async () => (await staff.findByEmail(account.email))?.passwordHash === 'new hash',
    };
  },
  'a new token': ({ staff }) => {
    const made = aStaffToken();
    return Promise.resolve({
      perform: (entry) => staff.addToken(made, sha256(token()), entry),
      hasHappened: async () => (await staff.tokens()).some(({ id }) => id === made.id),
    });
  },
  'a revoked token': async ({ staff }) => {
    const made = aStaffToken();
    await staff.addToken(made, sha256(token()));
    return {
      perform: (entry) => staff.removeToken(made.id, () => entry),
      hasHappened: async () => !(await staff.tokens()).some(({ id }) => id === made.id),
    };
  },
  'an order that is taken back': async (stores) => {
    const { order } = await aReservedOrder(stores);
    return {
      perform: (entry) => stores.orders.move(order.id, 'added', 'rollbacked', NOON, { entry }),
      hasHappened: async () => (await stores.orders.find(order.id))?.status === 'rollbacked',
    };
  },
  'an order that is begun': async (stores) => {
    const { order, payment } = await aReservedOrder(stores);
    return {
      perform: (entry) => stores.payments.capture(payment.id, NOON, entry),
      hasHappened: async () => (await stores.orders.find(order.id))?.status === 'started',
    };
  },
  'a refund': async (stores) => {
    const { order, refund } = await aCapturedOrder(stores);
    return {
      perform: (entry) => stores.refunds.begin(refund, () => 1, entry),
      hasHappened: async () => (await stores.refunds.ofOrder(order.id)).length > 0,
    };
  },
  'a refused refund': async (stores) => {
    const { order, refund } = await aCapturedOrder(stores);
    await stores.refunds.begin(refund, () => 1);
    return {
      perform: (entry) => stores.refunds.end(refund.id, 'refused', NOON, entry),
      hasHappened: async () => (await stores.refunds.ofOrder(order.id))[0]?.status === 'refused',
    };
  },
};

/** A change replaces itself, and each token is another one. */
const REPEATABLE: ReadonlySet<string> = new Set(['a change of a shop', 'a new token']);

describeEachStore('What is written down', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));
  const entriesOf = async (subject: string) =>
    (await stores().audit.read({ shopIds: undefined, before: undefined, limit: 100 })).filter(
      (entry) => entry.subject === subject,
    );

  it.each(Object.entries(ACTS))('%s happens with its entry', async (_name, begin) => {
    const act = await begin(stores());
    expect(await act.hasHappened()).toBe(false);
    const entry = anEntry({ subject: token() });
    await act.perform(entry);
    expect(await act.hasHappened()).toBe(true);
    expect(await entriesOf(entry.subject)).toMatchObject([entry]);
  });

  it.each(Object.entries(ACTS).filter(([name]) => !REPEATABLE.has(name)))(
    '%s that has happened is not written down again',
    async (_name, begin) => {
      const act = await begin(stores());
      const entry = anEntry({ subject: token() });
      await act.perform(entry);
      await act.perform(entry);
      expect(await entriesOf(entry.subject)).toHaveLength(1);
    },
  );
});

it.each(Object.entries(ACTS))('%s does not happen in PostgreSQL without its entry', async (_name, begin) => {
  const { database, drop } = await makeFreshDatabase();
  onTestFinished(drop);
  const stores = postgresStores(database);
  await storeChain(stores, aChain());
  const act = await begin(stores);
  // No text of PostgreSQL has such a character.
  await expect(act.perform(anEntry({ actor: '\0' }))).rejects.toThrow();
  expect(await act.hasHappened()).toBe(false);
});
