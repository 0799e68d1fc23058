import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';

describe('isSafeToReload', () => {
  it('is false during checkout and payment, and before the first page', () => {
    const unsafe = ROUTE_NAMES.filter((name) => !isSafeToReload({ name }));
    expect(unsafe).toEqual(['checkoutPage', 'paymentPage']);
    expect(isSafeToReload(undefined)).toBe(false);
  });
});
