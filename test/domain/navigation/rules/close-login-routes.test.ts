import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { closeLoginRoutes } from '@/domain/navigation/rules/close-login-routes';
import { aNavigation, someSettings } from '@test/support/builders/a-route';

const CLOSED = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/profile',
  '/order-history',
];
const without = { settings: someSettings({ isCustomerLoginEnabled: false }) };

describe('closeLoginRoutes', () => {
  it.each(CLOSED)('sends %s home while customer login is disabled [PROD-12]', (path) => {
    const asked = new Set(['settings'] as const);
    expect(closeLoginRoutes(aNavigation(path, { ...without, asked }))).toEqual(redirectTo('/'));
  });

  it.each(CLOSED)(
    'does not send %s home by settings that may be stored, before the server was asked [DEC-02]',
    (path) => {
      expect(closeLoginRoutes(aNavigation(path, without))).toEqual({
        kind: 'need',
        need: { kind: 'settings' },
      });
    },
  );

  it.each(CLOSED)('lets %s be while it is enabled [PROD-12]', (path) => {
    expect(closeLoginRoutes(aNavigation(path))).toEqual(goOn());
  });

  it.each(['/', '/favorites', '/campaigns', '/orders', '/shop/1/menu'])('never closes %s', (path) => {
    expect(closeLoginRoutes(aNavigation(path, without))).toEqual(goOn());
    expect(closeLoginRoutes(aNavigation(path, { settings: undefined }))).toEqual(goOn());
  });

  it('waits for the settings, and treats settings that could not be loaded as disabled', () => {
    const unknown = aNavigation('/login', { settings: undefined });
    expect(closeLoginRoutes(unknown)).toEqual({ kind: 'need', need: { kind: 'settings' } });
    expect(closeLoginRoutes({ ...unknown, asked: new Set(['settings']) })).toEqual(redirectTo('/'));
  });
});
