import { describe, expect, it } from 'vitest';

import { isRedirected, wallAddressAfter } from '@/domain/signage/wall-address';
import { aRoute } from '@test/support/builders/a-route';

const [home, offline, menu] = ['/', '/offline', '/shop/1/menu'].map(aRoute);
const board = aRoute('/shop/1/digital-signage');
const WALL = board.fullPath;

describe('isSentAway', () => {
  it('is true before the first page, at home and offline, and nowhere else', () => {
    expect([undefined, home, offline, menu, board].map(isRedirected)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('wallAddressAfter', () => {
  it('is the board that the screen arrives at', () => {
    expect(wallAddressAfter(undefined, undefined, board)).toBe(WALL);
    expect(wallAddressAfter(WALL, home, aRoute('/shop/2/digital-signage'))).toBe('/shop/2/digital-signage');
  });

  it('stays while the screen is redirected from one waiting place to another', () => {
    expect(wallAddressAfter(WALL, undefined, home!)).toBe(WALL);
    expect(wallAddressAfter(WALL, home, offline!)).toBe(WALL);
  });

  it('is undefined once the board was left by hand', () => {
    expect(wallAddressAfter(WALL, home, menu!)).toBeUndefined();
    expect(wallAddressAfter(WALL, board, home!)).toBeUndefined();
  });
});
