import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '@api/accounts/account';
import { storeChain } from '@api/chain/store-chain';
import { postgresStores, type Stores } from '@api/stores';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { aNewAccount } from '@test/support/api/an-account';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;
let stores: Stores;
let accountId: AccountId;
beforeAll(async () => {
  fresh = await makeFreshDatabase();
  stores = postgresStores(fresh.database);
  await storeChain(stores, aChain());
  const member = aNewAccount();
  await stores.accounts.create(member);
  accountId = member.id;
});
afterAll(() => fresh.drop());

/** Orders of a member, with an address of their own and without; the one to be erased, and another. */
async function ordersOf(email: string | undefined) {
  const [erased, other] = [0, 1].map(() =>
    aNewOrder({ ...{ email, accountId, newsByMail: true }, phoneNumber: '070 123 45 67' }),
  );
  if (erased === undefined || other === undefined) throw new Error('There are two orders');
  for (const order of [erased, other]) {
    await stores.orders.place(order, aKey());
    await stores.orders.addCode(order.id, 'ab'.repeat(32), NOON);
  }
  return { erased: erased.id, other: other.id };
}

/** What is stored for the mails of an order. */
async function storedFor(orderId: string): Promise<number> {
  const rows = await fresh.database.query(
    `SELECT order_id FROM order_mail WHERE order_id = $1
     UNION ALL SELECT order_id FROM order_link WHERE order_id = $1`,
    [orderId],
  );
  return rows.length;
}

/** The statements of the version before, which knows neither table. */
const ERASE = `
  WITH gone AS (DELETE FROM receipt WHERE order_id = $1),
  unasked AS (DELETE FROM order_push WHERE order_id = $1)
  UPDATE customer_order SET email = NULL, phone = NULL, note = '', dietary_needs = NULL
  WHERE id = $1`;
const FORGET_CONTACTS = `
  WITH old AS (SELECT id FROM customer_order WHERE id = $1 AND (email IS NOT NULL OR phone IS NOT NULL) LIMIT 500)
  UPDATE customer_order SET email = NULL, phone = NULL WHERE id IN (SELECT id FROM old)`;
const FORGET_ORDER = 'DELETE FROM customer_order WHERE id = $1';
const REMOVE_ACCOUNT =
  'UPDATE customer_order SET email = NULL, phone = NULL, account_id = NULL WHERE id = $1';

describe('the mails of an order, beside a version that does not know them [FAULT-P26]', () => {
  describe.each([
    ['with an address', 'me@example.com'],
    ['of a member, without one', undefined],
  ])('%s', (_, email) => {
    it.each([
      ['its personal data are erased', ERASE],
      ['its contact is forgotten', FORGET_CONTACTS],
      ['its account is deleted', REMOVE_ACCOUNT],
      ['it is deleted', FORGET_ORDER],
    ])('end with their links when %s, and those of others do not', async (_why, statement) => {
      const { erased, other } = await ordersOf(email);
      await fresh.database.query(statement, [erased]);
      expect([await storedFor(erased), await storedFor(other)]).toEqual([0, 2]);
    });
  });

  it('outlive every other change of an order', async () => {
    const { erased: id } = await ordersOf('me@example.com');
    await stores.orders.move(id, 'calculatedPrice', 'added', NOON);
    await fresh.database.query("UPDATE customer_order SET note = '', email = lower(email) WHERE id = $1", [
      id,
    ]);
    expect(await storedFor(id)).toBe(2);
  });
});
