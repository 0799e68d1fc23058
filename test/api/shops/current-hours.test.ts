import { describe, expect, it } from 'vitest';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { loadChain } from '@api/chain/load-chain';
import { currentHours } from '@api/shops/current-hours';
import { isOpenForBusiness } from '@api/shops/is-open-for-business';
import { SMALL_CHAIN, smallChain } from '@test/support/api/a-small-chain';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';
import { NOON } from '@test/support/api/a-stored-order';

/** The second shop, open from 11 to 14 each day, with these exceptions and holidays. */
function aShop(exceptions?: object, holidays?: object): StoredShop {
  const loaded = loadChain(
    smallChain({
      'chain.json': { ...Object(SMALL_CHAIN['chain.json']), holidays },
      'shops/second.json': {
        ...Object(SMALL_CHAIN['shops/second.json']),
        openingHours: { daily: ['11:00-14:00'] },
        exceptions,
      },
    }),
  );
  if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
  return must(loaded.value.startingAt(NOON).shops[1]).shop;
}

const opens = (shop: StoredShop, at: string): boolean => isOpenForBusiness(shop, moment(at));

describe('the exceptions of a shop', () => {
  it('close it, or open it at other hours, on their date alone', () => {
    const shop = aShop({ '2026-12-24': [], '2026-12-26': ['17:00-19:00'] });
    expect(opens(shop, '2026-12-23T12:00:00+01:00')).toBe(true);
    expect(opens(shop, '2026-12-24T12:00:00+01:00')).toBe(false);
    expect(opens(shop, '2026-12-25T12:00:00+01:00')).toBe(true);
    expect(opens(shop, '2026-12-26T12:00:00+01:00')).toBe(false);
    expect(opens(shop, '2026-12-26T18:00:00+01:00')).toBe(true);
    expect(opens(shop, '2027-12-24T12:00:00+01:00')).toBe(true);
  });

  it('of each year apply in each, unless the date has hours of its own', () => {
    const shop = aShop({ '12-24': [], '2027-12-24': ['12:00-13:00'] });
    expect(opens(shop, '2026-12-24T12:30:00+01:00')).toBe(false);
    expect(opens(shop, '2027-12-24T12:30:00+01:00')).toBe(true);
    expect(opens(shop, '2028-12-24T12:30:00+01:00')).toBe(false);
  });

  it('precede the holidays of the chain', () => {
    const holidays = { '12-24': [], '12-25': [] };
    const shop = aShop({ '12-24': ['11:00-12:00'] }, holidays);
    expect(opens(shop, '2026-12-24T11:30:00+01:00')).toBe(true);
    expect(opens(shop, '2026-12-25T11:30:00+01:00')).toBe(false);
  });

  it('that end after midnight hold until then', () => {
    const shop = aShop({ '12-31': ['20:00-03:00'], '01-01': [] });
    expect(opens(shop, '2027-01-01T02:00:00+01:00')).toBe(true);
    expect(opens(shop, '2027-01-01T12:00:00+01:00')).toBe(false);
  });

  it('count by the date of the shop, also where another day has begun elsewhere', () => {
    const shop = { ...aShop({ '2026-12-25': [] }), timeZone: 'Pacific/Auckland' };
    expect(opens(shop, '2026-12-25T12:00:00+13:00')).toBe(false);
    expect(opens(shop, '2026-12-26T12:00:00+13:00')).toBe(true);
  });

  it('are shown in place of the hours of their weekday while they are in this week', () => {
    const shop = aShop({ '2026-12-24': [] });
    const daysAt = (at: string) => currentHours(shop, moment(at))?.map(({ dayOfWeek }) => dayOfWeek);
    expect(daysAt('2026-12-22T12:00:00+01:00')).not.toContain('Thursday');
    expect(daysAt('2026-12-25T12:00:00+01:00')).not.toContain('Thursday');
    expect(daysAt('2026-12-26T12:00:00+01:00')).toContain('Thursday');
    expect(daysAt('2026-12-10T12:00:00+01:00')).toHaveLength(7);
  });

  it('of another form are refused', () => {
    const shops = { ...Object(SMALL_CHAIN['shops/second.json']), exceptions: { '24-12': [] } };
    expect(loadChain(smallChain({ 'shops/second.json': shops })).ok).toBe(false);
  });
});
