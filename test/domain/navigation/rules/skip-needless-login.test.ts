import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { skipNeedlessLogin } from '@/domain/navigation/rules/skip-needless-login';
import { aNavigation, aSession } from '@test/support/builders/a-route';

const member = { session: aSession({ isAuthenticated: true }) };

describe('skipNeedlessLogin', () => {
  it('redirects a member to where login would lead [ROUTE-17, ROUTE-18]', () => {
    expect(skipNeedlessLogin(aNavigation('/login?redirectUri=%2Fprofile', member))).toEqual(
      redirectTo('/profile'),
    );
    expect(skipNeedlessLogin(aNavigation('/login', member))).toEqual(redirectTo('/'));
  });

  it('redirects a member from registration, without waiting for the session [ROUTE-19]', () => {
    expect(skipNeedlessLogin(aNavigation('/register?redirectUri=%2Fprofile', member))).toEqual(
      redirectTo('/profile'),
    );
    expect(skipNeedlessLogin(aNavigation('/register', member))).toEqual(redirectTo('/'));
    const loading = { session: aSession({ loading: true }) };
    expect(skipNeedlessLogin(aNavigation('/register', loading))).toEqual(goOn());
  });

  it('redirects to home rather than to another site [ROUTE-18]', () => {
    const away = aNavigation('/login?redirectUri=%2F%2Fevil.example', member);
    expect(skipNeedlessLogin(away)).toEqual(redirectTo('/'));
  });

  it('shows login to a guest [ROUTE-17]', () => {
    expect(skipNeedlessLogin(aNavigation('/login'))).toEqual(goOn());
  });

  it('waits for the session on login only', () => {
    const loading = { session: aSession({ loading: true }) };
    expect(skipNeedlessLogin(aNavigation('/login', loading))).toEqual({
      kind: 'need',
      need: { kind: 'session' },
    });
    expect(skipNeedlessLogin(aNavigation('/orders', loading))).toEqual(goOn());
    expect(skipNeedlessLogin(aNavigation('/login', { ...loading, asked: new Set(['session']) }))).toEqual(
      goOn(),
    );
  });
});
