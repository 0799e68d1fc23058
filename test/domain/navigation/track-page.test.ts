import { describe, expect, it } from 'vitest';
import { NOTHING_TRACKED } from '@/domain/navigation/page-tracking';
import { trackPage } from '@/domain/navigation/track-page';

describe('trackPage', () => {
  it('contains the page, the page before, both addresses and the screen [ENT-32, NAV-26]', () => {
    const atMenu = trackPage(NOTHING_TRACKED, 'menuPage', '/shop/1/menu', true);
    expect(trackPage(atMenu, 'checkoutPage', '/shop/1/checkout', false)).toEqual({
      currentPage: 'checkoutPage',
      lastPage: 'menuPage',
      currentPageFullPath: '/shop/1/checkout',
      lastPageFullPath: '/shop/1/menu',
      isSmallScreen: false,
    });
    expect(atMenu).toMatchObject({ lastPage: '', lastPageFullPath: '', isSmallScreen: true });
  });

  it('is empty at first [ENT-32]', () => {
    const { isSmallScreen, ...texts } = NOTHING_TRACKED;
    expect(isSmallScreen).toBe(false);
    expect(Object.values(texts)).toEqual(['', '', '', '']);
  });

  it('does not count a reload as a step', () => {
    const atMenu = trackPage(NOTHING_TRACKED, 'menuPage', '/shop/1/menu', true);
    const atCheckout = trackPage(atMenu, 'checkoutPage', '/shop/1/checkout', true);
    expect(trackPage(atCheckout, 'checkoutPage', '/shop/1/checkout', true)).toEqual(atCheckout);
  });
});
