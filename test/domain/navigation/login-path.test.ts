import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loginPathFrom, wayOn } from '@/domain/navigation/login-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { safeRedirect } from '@/domain/navigation/safe-redirect';
import { must } from '@test/support/builders/must';
import { somePath } from '@test/support/arbitraries/some-path';

const from = (path: string) => loginPathFrom(must(matchRoute(path)));

describe('loginPathFrom', () => {
  it('leads back to where it was asked for [SHELL-06]', () => {
    expect(from('/')).toBe('/login?redirectUri=%2F');
    expect(from('/shop/3/menu/lunch?x=1')).toBe('/login?redirectUri=%2Fshop%2F3%2Fmenu%2Flunch%3Fx%3D1');
    expect(loginPathFrom(undefined)).toBe('/login');
  });

  it('leaves the code of an order behind', () => {
    expect(from('/order/abc#code=secret')).toBe('/login?redirectUri=%2Forder%2Fabc');
  });

  it.each(['/offline', '/login', '/register', '/forgot-password', '/reset-password', '/confirm-email'])(
    'never leads back to the entrance, or to where there is no network: %s',
    (path) => {
      expect(from(path)).toBe('/login');
      expect(from(`${path}?code=secret&redirectUri=%2Forders`)).toBe('/login?redirectUri=%2Forders');
      expect(from(`${path}?redirectUri=https%3A%2F%2Fevil.example`)).toBe('/login');
    },
  );

  it('always leads to login, and from there to a path of this site or nowhere [SHELL-06, ROUTE-18]', () => {
    const someRedirect = fc.oneof(somePath(), fc.webUrl(), fc.string());
    const somePlace = fc.oneof(
      somePath(),
      fc
        .tuple(fc.constantFrom('/login', '/register'), someRedirect)
        .map(([path, redirectUri]) => `${path}?${new URLSearchParams({ redirectUri })}`),
    );
    fc.assert(
      fc.property(somePlace, (path) => {
        const route = matchRoute(path);
        const login = must(matchRoute(loginPathFrom(route)));
        const wanted = login.query.get('redirectUri');
        expect(login.name).toBe('login');
        expect(wanted === undefined || matchRoute(wanted)?.name !== 'login').toBe(true);
        if (route !== undefined && wanted !== undefined && wayOn(login) !== undefined)
          expect(safeRedirect(wanted)).toBe(wayOn(login));
      }),
    );
  });
});
