import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '@/domain/navigation/match-route';
import { ROUTE_NAMES, type RouteFlags, type RouteName, type RouteParams } from '@/domain/navigation/route';
import { somePath } from '@test/support/arbitraries/some-path';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, categoryCode, shopId } from '@test/support/builders/ids';
import { orderId } from '@test/support/builders/order-ids';

type Flag = keyof RouteFlags;

interface Row {
  readonly ids: string;
  readonly name: RouteName;
  readonly path: string;
  readonly params?: RouteParams;
  readonly flags?: readonly Flag[];
}

/** The route table of the specification, written out by hand. */
const ROWS: readonly Row[] = [
  { ids: '[ROUTE-10]', name: 'home', path: '/', flags: ['confirmCartReset'] },
  { ids: '[ROUTE-14]', name: 'shopToOrderTypeRedirect', path: '/shop/7', params: { shopId: shopId(7) } },
  { ids: '[ROUTE-15]', name: 'offline', path: '/offline' },
  { ids: '[ROUTE-16]', name: 'login', path: '/login' },
  { ids: '[ROUTE-19]', name: 'register', path: '/register' },
  { ids: '[ROUTE-20]', name: 'favorites', path: '/favorites', flags: ['showCart'] },
  {
    ids: '[ROUTE-02, ROUTE-21]',
    name: 'orderHistory',
    path: '/order-history',
    flags: ['requiresAuth', 'showCart'],
  },
  { ids: '[ROUTE-02, ROUTE-22]', name: 'profile', path: '/profile', flags: ['requiresAuth'] },
  { ids: '[ROUTE-23]', name: 'forgotPassword', path: '/forgot-password' },
  { ids: '[ROUTE-24]', name: 'resetPassword', path: '/reset-password' },
  { ids: '[ROUTE-25]', name: 'confirmEmail', path: '/confirm-email' },
  { ids: '[ROUTE-26]', name: 'campaigns', path: '/campaigns', flags: ['showCart'] },
  {
    ids: '[ROUTE-08, ROUTE-09, ROUTE-27]',
    name: 'shopPage',
    path: '/shop/7/order-type',
    params: { shopId: shopId(7) },
    flags: ['requiresShop', 'confirmCartReset'],
  },
  {
    ids: '[ROUTE-30]',
    name: 'digitalSignage',
    path: '/shop/7/digital-signage',
    params: { shopId: shopId(7) },
    flags: ['requiresShop'],
  },
  {
    ids: '[ROUTE-03, ROUTE-04, ROUTE-31]',
    name: 'menuPage',
    path: '/shop/7/menu/food/warm',
    params: { shopId: shopId(7), path: [categoryCode('food'), categoryCode('warm')] },
    flags: ['requiresShop', 'showCart'],
  },
  {
    ids: '[ROUTE-06, ROUTE-07, ROUTE-33]',
    name: 'menuArticlePage',
    path: '/shop/7/menu/food/warm/articles/12',
    params: {
      shopId: shopId(7),
      path: [categoryCode('food'), categoryCode('warm')],
      articleId: articleCode('12'),
    },
    flags: ['requiresShop', 'showCart', 'showAddItemButton', 'disableCart'],
  },
  {
    ids: '[ROUTE-34]',
    name: 'articleRedirect',
    path: '/shop/7/redirect/12',
    params: { shopId: shopId(7), articleId: articleCode('12') },
  },
  {
    ids: '[ROUTE-05, ROUTE-35, ROUTE-36]',
    name: 'editOrder',
    path: '/shop/7/menu/food/warm/articles/12/line-1',
    params: {
      shopId: shopId(7),
      path: [categoryCode('food'), categoryCode('warm')],
      articleId: articleCode('12'),
      itemId: itemId('line-1'),
    },
    flags: ['requiresShop', 'showCart', 'editMode', 'showAddItemButton', 'disableCart'],
  },
  {
    ids: '[ROUTE-37]',
    name: 'suggestedArticlesPage',
    path: '/shop/7/menu/food/warm/articles/12/suggested',
    params: {
      shopId: shopId(7),
      path: [categoryCode('food'), categoryCode('warm')],
      articleId: articleCode('12'),
    },
    flags: ['requiresShop', 'showCart', 'editMode', 'disableCart'],
  },
  {
    ids: '[ROUTE-38]',
    name: 'checkoutPage',
    path: '/shop/7/checkout',
    params: { shopId: shopId(7) },
    flags: ['requiresShop'],
  },
  {
    ids: '[ROUTE-39]',
    name: 'paymentPage',
    path: '/shop/7/checkout/payment/o-1',
    params: { shopId: shopId(7), orderId: orderId('o-1') },
  },
  { ids: '[ROUTE-40]', name: 'orderPage', path: '/order/o-1', params: { orderId: orderId('o-1') } },
  { ids: '', name: 'receiptPage', path: '/order/o-1/receipt', params: { orderId: orderId('o-1') } },
  { ids: '[ROUTE-41]', name: 'ordersPage', path: '/orders', flags: ['requiresShop'] },
  { ids: '[ROUTE-42]', name: 'termsAndConditions', path: '/terms-and-conditions' },
  { ids: '[ROUTE-43]', name: 'privacyPolicy', path: '/privacy-policy' },
  { ids: '[DEC-156]', name: 'accessibilityStatement', path: '/accessibility' },
];

const flagsThatAreOn = (flags: RouteFlags) =>
  Object.entries(flags).flatMap(([flag, on]) => (on ? [flag] : []));

describe('matchRoute', () => {
  it.each(ROWS)('finds $name at $path $ids', ({ name, path, params = {}, flags = [] }) => {
    const route = matchRoute(path);
    expect(route).toMatchObject({ name, path, fullPath: path });
    expect(route?.params).toEqual(params);
    expect(flagsThatAreOn(route!.flags).sort()).toEqual([...flags].sort());
  });

  it('matches exactly these routes, with exactly these flags [ROUTE-01]', () => {
    expect(ROWS.map((row) => row.name)).toEqual([...ROUTE_NAMES]);
    expect(Object.keys(matchRoute('/')!.flags).sort()).toEqual([
      'confirmCartReset',
      'disableCart',
      'editMode',
      'requiresAuth',
      'requiresShop',
      'showAddItemButton',
      'showCart',
    ]);
  });

  it('matches a category path of any depth, also none [ROUTE-32]', () => {
    for (const depth of [0, 1, 2, 3, 7, 50]) {
      const path = Array.from({ length: depth }, (_, at) => `c${at}`);
      const start = ['/shop/7/menu', ...path].join('/');
      expect(matchRoute(start)).toMatchObject({ name: 'menuPage', params: { path } });
      expect(matchRoute(`${start}/articles/1`)).toMatchObject({ name: 'menuArticlePage', params: { path } });
      expect(matchRoute(`${start}/articles/1/l`)).toMatchObject({ name: 'editOrder', params: { path } });
    }
  });

  it('matches articles and suggested as codes where they are unambiguous', () => {
    expect(matchRoute('/shop/7/menu/articles/articles')).toMatchObject({ params: { articleId: 'articles' } });
    expect(matchRoute('/shop/7/menu/suggested')).toMatchObject({ params: { path: ['suggested'] } });
    expect(matchRoute('/shop/7/menu/articles/suggested')).toMatchObject({
      params: { articleId: 'suggested' },
    });
  });

  it('decodes each segment by itself', () => {
    const route = matchRoute('/shop/7/menu/k%C3%B6tt%26fisk/a+b%26c');
    expect(route?.params.path).toEqual(['kött&fisk', 'a+b&c']);
  });

  it('has no route for what cannot be a category', () => {
    for (const text of ['a%20b', 'a%2Fb', '..%2F', 'x'.repeat(81), '%00'])
      expect(matchRoute(`/shop/7/menu/${text}`)).toBeUndefined();
  });

  it.each([
    ['/order/%20', { orderId: undefined }],
    ['/shop/7/redirect/a%20b', { shopId: shopId(7), articleId: undefined }],
    ['/shop/7/menu/articles/1/a%20b', { shopId: shopId(7), articleId: '1', itemId: undefined }],
  ])('has no value where %s has a malformed one', (path, params) => {
    expect(matchRoute(path)).toMatchObject({ params, hasInvalidShop: false });
  });

  it.each(['0', '07', '-1', '1.5', '1e3', 'seven', '9'.repeat(16)])(
    'has an invalid shop where its number is %s [AMB-11]',
    (text) => {
      const route = matchRoute(`/shop/${text}/menu`);
      expect(route).toMatchObject({ name: 'menuPage', hasInvalidShop: true });
      expect(route?.params.shopId).toBeUndefined();
    },
  );

  it('keeps the query, the first of a repeated name, and leaves the fragment in the full path', () => {
    const route = matchRoute('/login?redirectUri=%2Forders%3Fa%3D1&x=1&x=2#part?no=query');
    expect(route?.query).toEqual(
      new Map([
        ['redirectUri', '/orders?a=1'],
        ['x', '1'],
      ]),
    );
    expect(route?.fullPath).toBe('/login?redirectUri=%2Forders%3Fa%3D1&x=1&x=2#part?no=query');
  });

  it('accepts one trailing slash', () => {
    expect(matchRoute('/orders/')?.name).toBe('ordersPage');
    expect(matchRoute('/shop/7/menu/')).toMatchObject({ name: 'menuPage', params: { path: [] } });
  });

  it.each([
    '',
    'orders',
    '//',
    '//orders',
    '/orders//',
    '/shop//menu',
    '/nowhere',
    '/Orders',
    '/order',
    '/order/suggested',
    '/shop',
    '/shop/7/menu/articles',
    '/shop/7/menu/food/articles/1/2/3',
    '/shop/7/menu/a/articles/b/articles/1/2',
    '/shop/7/checkout/payment',
    '/order/%',
    '/order/%zz',
    '/order/%4z',
    '/order/%4',
    '/order/%C3%28',
    '/order/%FF',
  ])('matches nothing at %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  it('never throws, and every built address matches its route', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), somePath()), (path) => {
        expect(matchRoute(path)?.fullPath ?? path).toBe(path);
      }),
    );
  });
});
