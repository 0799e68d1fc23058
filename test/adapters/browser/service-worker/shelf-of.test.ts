import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedFor, shelfOf } from '@/adapters/browser/service-worker/shelf-of';
import { paths } from '@/adapters/contract/paths';
import { ROUTE_TABLE } from '@/domain/navigation/route-table';

const ORIGIN = 'https://lucka.example';

const request = (path: string, traits: Partial<AskedFor> = {}): AskedFor => ({
  method: 'GET',
  url: ORIGIN + path,
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  ...traits,
});

const shelf = (path: string, traits?: Partial<AskedFor>) => shelfOf(request(path, traits), ORIGIN);

/** Every call of the contract that belongs to a person, an order or a payment. */
const PRIVATE_PATHS = [
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
  paths.favorite,
  paths.orderHistory,
  paths.membershipCard,
  paths.campaigns,
  paths.orders,
  paths.order('1'),
  paths.orderDetails('1'),
  paths.orderEvents('1'),
  paths.orderReceipt('1'),
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
];

describe('shelfOf', () => {
  it.each(PUBLIC_PATHS)('keeps the facts of %s', (path) => {
    expect(shelf(path)).toBe('facts');
  });

  it('keeps pictures, by whatever name and size', () => {
    expect(shelf(`${paths.image('plate/soup.png')}?_t=1&w=320`, { mode: 'no-cors' })).toBe('pictures');
  });

  it('keeps the built files', () => {
    expect(shelf('/assets/rest-3KsjM2YN.js')).toBe('files');
  });

  it.each(Object.values(ROUTE_TABLE).map(({ pattern }) => pattern.replace(/\{\w+\*?\}/g, '1')))(
    'gives the page of the product at %s',
    (path) => {
      expect(shelf(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each(PRIVATE_PATHS)('has no shelf for %s', (path) => {
    expect(shelf(path)).toBeUndefined();
    expect(shelf(path, { mode: 'navigate' })).toBeUndefined();
  });

  it('takes every call of the contract for the one or for the other', () => {
    const known = Object.values(paths).length;
    expect(PRIVATE_PATHS.length + PUBLIC_PATHS.length + 1).toBe(known);
  });

  it('leaves the check of the own origin to the network [OFF-05]', () => {
    expect(shelf('/', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' })).toBeUndefined();
  });

  it('never answers what asks for the server itself, changes something, or is of another site', () => {
    const path = fc.constantFrom(...PUBLIC_PATHS, '/', '/assets/a.js', paths.image('a'));
    const method = fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
    fc.assert(
      fc.property(path, method, (wanted, other) => {
        expect(shelf(wanted, { cache: 'no-store' })).toBeUndefined();
        expect(shelf(wanted, { method: other })).toBeUndefined();
        expect(shelf(wanted, { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined();
        expect(shelfOf(request(wanted), 'https://other.example')).toBeUndefined();
      }),
    );
  });

  it('never keeps anything of a person, an order or a payment, however its address is written', () => {
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2F', '1', 'shops', 'menu', 'images', 'settings', '', '\\'),
      fc.string(),
    );
    const tail = fc.array(segment, { maxLength: 4 }).map((parts) => parts.map((part) => `/${part}`).join(''));
    fc.assert(
      fc.property(fc.constantFrom(...PRIVATE_PATHS), tail, (secret, more) => {
        const { pathname } = new URL(ORIGIN + secret + more);
        const kept = shelf(secret + more);
        // Only an address that leads back out of the private part may be kept.
        const isPrivate = PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
        expect(isPrivate && kept !== undefined).toBe(false);
      }),
    );
  });

  it('never keeps what is none of the four kinds, whatever the address', () => {
    const known =
      /^\/(assets\/[^/]+|api\/(settings(\/design)?|shops(\/\d+(\/menu|\/delivery-spots)?)?|cultures\/languages|images\/[^/]+))$/;
    const path = fc.oneof(fc.webPath(), fc.string().map(encodeURI)).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (wanted) => {
        const { pathname, origin } = new URL(ORIGIN + wanted);
        fc.pre(origin === ORIGIN);
        expect(shelf(wanted) === undefined || known.test(pathname)).toBe(true);
      }),
    );
  });
});
