import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_STATUSES } from '@/domain/shop/shop';
import { canSelectShop, isMenuReadable, isOpenForBusiness, shopBadge } from '@/domain/shop/shop-availability';
import { singleShop, startButton } from '@/domain/shop/single-shop';
import { someShop, someShops } from '@test/support/arbitraries/some-shop';
import { aShop } from '@test/support/builders/a-shop';

const OPEN = aShop({ status: 'online', openForBusiness: true });
const CLOSED = aShop({ status: 'online', openForBusiness: false });
const PAUSED = aShop({ status: 'paused', openForBusiness: true });
const OFFLINE = aShop({ status: 'offline', openForBusiness: true });
const COMING = aShop({ externalAppUri: 'https://app.example/' });

describe('isMenuReadable', () => {
  it('is true for a shop that takes no orders now, unless it has an app of its own [DEC-81]', () => {
    expect([CLOSED, PAUSED, OFFLINE].map(isMenuReadable)).toEqual([true, true, true]);
    expect([OPEN, COMING].map(isMenuReadable)).toEqual([false, false]);
  });
});

describe('SHOP_STATUSES', () => {
  it('are online, paused and offline [ENT-01, ENT-36]', () => {
    expect([...SHOP_STATUSES]).toEqual(['online', 'paused', 'offline']);
  });
});

describe('shopBadge', () => {
  it.each([
    ['open', OPEN],
    ['closed', CLOSED],
    ['paused', PAUSED],
    ['offline', OFFLINE],
    ['comingSoon', COMING],
  ] as const)('says %s [HOME-17, HOME-19]', (badge, shop) => {
    expect(shopBadge(shop)).toBe(badge);
  });

  it('shows coming soon before paused, and paused before closed [HOME-17, HOME-19]', () => {
    expect(shopBadge({ ...COMING, status: 'paused', openForBusiness: false })).toBe('comingSoon');
    expect(shopBadge({ ...PAUSED, openForBusiness: false })).toBe('paused');
  });
});

describe('isOpenForBusiness', () => {
  it('is the field, except for a shop with an app of its own [NAV-13]', () => {
    expect(isOpenForBusiness(OPEN)).toBe(true);
    expect(isOpenForBusiness(PAUSED)).toBe(true);
    expect(isOpenForBusiness(CLOSED)).toBe(false);
    expect(isOpenForBusiness({ ...COMING, openForBusiness: true })).toBe(false);
  });
});

describe('canSelectShop', () => {
  it('is true only for a shop that is online, open and without an app of its own [HOME-20]', () => {
    expect([OPEN, CLOSED, PAUSED, OFFLINE, COMING].map(canSelectShop)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('never contradicts badge and start button, whatever the shop', () => {
    fc.assert(
      fc.property(someShop(), (shop) => {
        const canStart = startButton(shop)?.isDisabled === false;
        expect(canSelectShop(shop)).toBe(shopBadge(shop) === 'open');
        expect(canStart).toBe(canSelectShop(shop));
        if (canSelectShop(shop)) expect(isOpenForBusiness(shop)).toBe(true);
      }),
    );
  });
});

describe('startButton', () => {
  it('starts when the shop is online and open [HOME-06]', () => {
    expect(startButton(OPEN)).toEqual({ label: 'start', isDisabled: false });
  });

  it('is disabled with a text when the shop is closed [HOME-06, HOME-07]', () => {
    expect(startButton(CLOSED)).toEqual({ label: 'closed', isDisabled: true });
  });

  it('is disabled with a text when the shop is not online [HOME-06, HOME-08]', () => {
    expect(startButton(PAUSED)).toEqual({ label: 'paused', isDisabled: true });
    expect(startButton(OFFLINE)).toEqual({ label: 'offline', isDisabled: true });
  });

  it('is absent for a shop that is coming soon [HOME-20]', () => {
    expect(startButton(COMING)).toBeUndefined();
  });
});

describe('singleShop', () => {
  it('is the shop when there is exactly one, and only then [HOME-03]', () => {
    fc.assert(
      fc.property(someShops(), (shops) => {
        expect(singleShop(shops)).toBe(shops.length === 1 ? shops[0] : undefined);
      }),
    );
    expect(singleShop([OPEN])).toBe(OPEN);
    expect(singleShop([])).toBeUndefined();
  });
});
