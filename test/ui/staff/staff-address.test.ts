import { describe, expect, it } from 'vitest';

import { addressOf, pagesOf, parseAddress } from '@/ui/staff/app/staff-address';
import { aStaffMember, aStaffShop } from '@test/support/builders/a-staff-member';
import { shopId } from '@test/support/builders/ids';

const HAGA = aStaffShop();
const MOLLAN = aStaffShop({ id: shopId(2), name: 'Möllan' });
const member = (role: 'admin' | 'manager' | 'kitchen') => aStaffMember({ role, shops: [HAGA, MOLLAN] });

describe('parseAddress', () => {
  it('is the place that addressOf names', () => {
    for (const shop of [HAGA, MOLLAN])
      for (const page of pagesOf('admin'))
        expect(parseAddress(addressOf(page, shop), member('admin'))).toEqual({ page, shop });
  });

  it.each(['', '#', '#nowhere/9', '#orders', '#people/1'])(
    'is the orders of the first shop: "%s"',
    (hash) => {
      expect(parseAddress(hash, member('kitchen'))).toEqual({ page: 'orders', shop: HAGA });
    },
  );

  it('has no shop where the member has none', () => {
    expect(parseAddress('#orders/1', aStaffMember({ shops: [] })).shop).toBeUndefined();
  });
});

describe('pagesOf', () => {
  it('has the pages that the role may use', () => {
    expect([pagesOf('kitchen'), pagesOf('manager'), pagesOf('admin')]).toEqual([
      ['orders', 'shop'],
      ['orders', 'shop', 'log'],
      ['orders', 'shop', 'log', 'people', 'machines'],
    ]);
  });
});
