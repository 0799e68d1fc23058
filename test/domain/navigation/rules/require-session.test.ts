import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { requireSession, SESSION_WAIT_STEP_MS } from '@/domain/navigation/rules/require-session';
import { aNavigation, aSession } from '@test/support/builders/a-route';

const loading = { session: aSession({ loading: true }) };

describe('requireSession', () => {
  it('redirects a guest to login with the wanted address and its whole query [NAV-02, ROUTE-02]', () => {
    expect(requireSession(aNavigation('/order-history?page=2&spotId=4#top'))).toEqual(
      redirectTo('/login?redirectUri=%2Forder-history%3Fpage%3D2%26spotId%3D4%23top'),
    );
  });

  it('continues for a member, and on routes that require no session [NAV-02]', () => {
    const member = { session: aSession({ isAuthenticated: true }) };
    expect(requireSession(aNavigation('/profile', member))).toEqual(goOn());
    expect(requireSession(aNavigation('/favorites'))).toEqual(goOn());
  });

  it('waits while the session is loading, only on a route that requires one [NAV-03]', () => {
    expect(requireSession(aNavigation('/profile', loading))).toEqual({
      kind: 'need',
      need: { kind: 'session' },
    });
    expect(requireSession(aNavigation('/shop/1/menu', loading))).toEqual(goOn());
  });

  it('treats a session that did not load as a guest’s', () => {
    const late = aNavigation('/profile', { ...loading, asked: new Set(['session']) });
    expect(requireSession(late)).toEqual(redirectTo('/login?redirectUri=%2Fprofile'));
  });

  it('waits in steps of 100 ms [NAV-04]', () => {
    expect(SESSION_WAIT_STEP_MS).toBe(100);
  });
});
