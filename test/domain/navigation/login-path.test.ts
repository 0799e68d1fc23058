import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loginPathFrom, redirectTarget, withRedirect } from '@/domain/navigation/login-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { safeRedirect } from '@/domain/navigation/safe-redirect';
import { must } from '@test/support/builders/must';
import { somePath } from '@test/support/arbitraries/some-path';

const from = (path: string) => loginPathFrom(must(matchRoute(path)));

describe('loginPathFrom', () => {
  it('leads back to the requested page [SHELL-06]', () => {
    expect(from('/')).toBe('/login?redirectUri=%2F');
    expect(from('/shop/3/menu/lunch?x=1')).toBe('/login?redirectUri=%2Fshop%2F3%2Fmenu%2Flunch%3Fx%3D1');
    expect(loginPathFrom(undefined)).toBe('/login');
  });

  it('moves the code of an order to the fragment, which no server sees [ROUTE-18]', () => {
    const path = '/order/abc#code=secret';
    expect(from(path)).toBe('/login?redirectUri=%2Forder%2Fabc#code=secret');
    expect(redirectTarget(must(matchRoute(from(path))))).toBe(path);
  });

  it.each(['/offline', '/login', '/register', '/forgot-password', '/reset-password', '/confirm-email'])(
    'never leads back to login, related routes, or the offline page: %s',
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
        const target = redirectTarget(login);
        if (target !== undefined) expect(safeRedirect(target)).toBe(target);
        if (wanted !== undefined) expect(wanted).not.toContain('#');
      }),
    );
  });
});

describe('redirectTarget', () => {
  it('returns the path of redirectUri, with the fragment of the address [ROUTE-18]', () => {
    const target = (path: string) => redirectTarget(must(matchRoute(path)));
    expect(target('/login?redirectUri=%2Fprofile#device-data')).toBe('/profile#device-data');
    expect(target('/login?redirectUri=%2Fprofile%23device-data')).toBe('/profile#device-data');
    expect(target('/login?redirectUri=%2Fprofile%23device-data#other')).toBe('/profile#device-data');
    expect(target('/login?redirectUri=https%3A%2F%2Fevil.example#x')).toBeUndefined();
    expect(target('/login#x')).toBeUndefined();
  });

  it('leaves out a fragment that browsers would change', () => {
    expect(redirectTarget(must(matchRoute('/login?redirectUri=%2Fprofile#a b')))).toBe('/profile');
  });

  it('returns every safe target, through every login screen', () => {
    fc.assert(
      fc.property(somePath(), fc.constantFrom('/login', '/register', '/forgot-password'), (path, screen) => {
        const target = safeRedirect(path);
        expect(redirectTarget(must(matchRoute(withRedirect(screen, target))))).toBe(target);
      }),
    );
  });
});
