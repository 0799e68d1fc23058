import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RequestHead, cacheKindOf } from '@/adapters/browser/service-worker/cache-kind';
import { passkeyPaths } from '@/adapters/contract/passkey';
import { paths } from '@/adapters/contract/paths';
import { ROUTE_TABLE } from '@/domain/navigation/route-table';

const ORIGIN = 'https://lucka.example';

const request = (path: string, traits: Partial<RequestHead> = {}): RequestHead => ({
  method: 'GET',
  url: ORIGIN + path,
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  ...traits,
});

const kind = (path: string, traits?: Partial<RequestHead>) => cacheKindOf(request(path, traits), ORIGIN);

/** Every call of the contract that belongs to a person, an order or a payment, or is a question of the moment. */
const PRIVATE_PATHS = [
  paths.search,
  paths.shopPlaces,
  paths.changeCulture,
  paths.profile,
  paths.login,
  paths.register,
  paths.confirmEmail,
  paths.resendConfirmationEmail,
  paths.forgotPassword,
  paths.resetPassword,
  paths.externalLogin,
  paths.logout,
  paths.account,
  paths.accountExport,
  paths.sessions,
  passkeyPaths.all,
  passkeyPaths.login,
  passkeyPaths.loginOptions,
  passkeyPaths.creationOptions,
  passkeyPaths.one('1'),
  paths.session('1'),
  paths.favorite,
  paths.orderHistory,
  paths.membershipCard,
  paths.campaigns,
  paths.webVitals,
  paths.orders,
  paths.order('1'),
  paths.orderDetails('1'),
  paths.orderCancel('1'),
  paths.orderEvents('1'),
  paths.orderReceipt('1'),
  paths.orderPush('1'),
  paths.payments('1'),
  paths.payment('1', '2'),
];
const PUBLIC_PATHS = [
  paths.settings,
  paths.design,
  paths.shops,
  paths.languages,
  paths.shop(7),
  paths.menu(7),
  paths.deliverySpots(7),
  paths.legal('sv'),
  paths.sellers,
];

describe('cacheKindOf', () => {
  it.each(PUBLIC_PATHS)('caches the facts of %s', (path) => {
    expect(kind(path)).toBe('facts');
  });

  it('caches pictures, by any name and in any size', () => {
    expect(kind(`${paths.image('plate/soup.png')}?_t=1&w=320`, { mode: 'no-cors' })).toBe('pictures');
  });

  it('caches the built files', () => {
    expect(kind('/assets/rest-3KsjM2YN.js')).toBe('files');
  });

  it.each(Object.values(ROUTE_TABLE).map(({ pattern }) => pattern.replace(/\{\w+\*?\}/g, '1')))(
    'uses the cached page at %s',
    (path) => {
      expect(kind(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each(PRIVATE_PATHS)('has no kind for %s', (path) => {
    expect(kind(path)).toBeUndefined();
    expect(kind(path, { mode: 'navigate' })).toBeUndefined();
  });

  it('classifies every call of the contract', () => {
    const known = Object.values(paths).length + Object.values(passkeyPaths).length;
    expect(PRIVATE_PATHS.length + PUBLIC_PATHS.length + 1).toBe(known);
  });

  it('excludes the connection check [OFF-05]', () => {
    expect(kind('/', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' })).toBeUndefined();
  });

  it('leaves the page and the files of the staff alone', () => {
    expect(kind('/staff', { mode: 'navigate' })).toBeUndefined();
    expect(kind('/assets/staff/staff-a1.js')).toBeUndefined();
  });

  it('excludes requests that bypass caches, change something, or go to another site', () => {
    const path = fc.constantFrom(...PUBLIC_PATHS, '/', '/assets/a.js', paths.image('a'));
    const method = fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
    fc.assert(
      fc.property(path, method, (usable, other) => {
        expect(kind(usable, { cache: 'no-store' })).toBeUndefined();
        expect(kind(usable, { method: other })).toBeUndefined();
        expect(kind(usable, { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined();
        expect(cacheKindOf(request(usable), 'https://other.example')).toBeUndefined();
      }),
    );
  });

  it('never caches data of a person, an order or a payment, in any spelling of the address', () => {
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2F', '1', 'shops', 'menu', 'images', 'settings', '', '\\'),
      fc.string(),
    );
    const tail = fc.array(segment, { maxLength: 4 }).map((deps) => deps.map((part) => `/${part}`).join(''));
    fc.assert(
      fc.property(fc.constantFrom(...PRIVATE_PATHS), tail, (secret, more) => {
        const { pathname } = new URL(ORIGIN + secret + more);
        const cached = kind(secret + more);
        // Only an address that leads back out of the private part may be cached.
        const isPrivate = PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
        expect(isPrivate && cached !== undefined).toBe(false);
      }),
    );
  });

  it('returns undefined for every other address', () => {
    const known =
      /^\/(assets\/[^/]+|api\/(settings(\/design)?|shops(\/\d+(\/menu|\/delivery-spots)?)?|cultures\/languages|images\/[^/]+))$/;
    const path = fc.oneof(fc.webPath(), fc.string().map(encodeURI)).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (usable) => {
        const { pathname, origin } = new URL(ORIGIN + usable);
        fc.pre(origin === ORIGIN);
        expect(kind(usable) === undefined || known.test(pathname)).toBe(true);
      }),
    );
  });
});
