import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBasketItemId } from '@/domain/basket/basket';
import { parseArticleCode, parseCategoryCode } from '@/domain/menu/menu';
import { buildPath, withQuery } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { ROUTE_NAMES, type RouteName, type RouteParams } from '@/domain/navigation/route';
import { parseOrderId } from '@/domain/order/order';
import { parseShopId } from '@/domain/shop/shop';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, categoryCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId } from '@test/support/builders/order-ids';

/** What the parser of a brand accepts, of any text. */
const accepted = <Value>(parse: (text: string) => Value | undefined, unit: 'binary' | 'grapheme') =>
  fc
    .string({ unit, minLength: 1, maxLength: 12 })
    .filter((text) => parse(text) !== undefined)
    .map((text) => must(parse(text)));

const token = () => fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/).filter((text) => text !== 'suggested');

const someShopId = () => fc.integer({ min: 1, max: 10 ** 14 }).map((id) => must(parseShopId(id)));
const someCategories = () => fc.array(accepted(parseCategoryCode, 'binary'), { maxLength: 5 });
const someArticle = () => accepted(parseArticleCode, 'grapheme');
const someItem = () => token().map((text) => must(parseBasketItemId(text)));
const someOrder = () => token().map((text) => must(parseOrderId(text)));

/** A path of a route and the values that went into it. */
type Written = readonly [path: string, params: RouteParams];

const withShop = (build: (id: ReturnType<typeof shopId>) => string): fc.Arbitrary<Written> =>
  someShopId().map((id) => [build(id), { shopId: id }]);

const plain = (build: () => string): fc.Arbitrary<Written> => fc.constant([build(), {}]);

const WRITTEN: Record<RouteName, fc.Arbitrary<Written>> = {
  home: plain(buildPath.home),
  shopToOrderTypeRedirect: withShop(buildPath.shopToOrderTypeRedirect),
  offline: plain(buildPath.offline),
  login: plain(buildPath.login),
  register: plain(buildPath.register),
  favorites: plain(buildPath.favorites),
  orderHistory: plain(buildPath.orderHistory),
  profile: plain(buildPath.profile),
  forgotPassword: plain(buildPath.forgotPassword),
  resetPassword: plain(buildPath.resetPassword),
  confirmEmail: plain(buildPath.confirmEmail),
  campaigns: plain(buildPath.campaigns),
  shopPage: withShop(buildPath.shopPage),
  digitalSignage: withShop(buildPath.digitalSignage),
  menuPage: fc
    .tuple(someShopId(), someCategories())
    .map(([id, path]) => [buildPath.menuPage(id, path), { shopId: id, path }]),
  menuArticlePage: fc
    .tuple(someShopId(), someCategories(), someArticle())
    .map(([id, path, articleId]) => [
      buildPath.menuArticlePage(id, path, articleId),
      { shopId: id, path, articleId },
    ]),
  articleRedirect: fc
    .tuple(someShopId(), someArticle())
    .map(([id, articleId]) => [buildPath.articleRedirect(id, articleId), { shopId: id, articleId }]),
  editOrder: fc
    .tuple(someShopId(), someCategories(), someArticle(), someItem())
    .map(([id, path, articleId, item]) => [
      buildPath.editOrder(id, path, articleId, item),
      { shopId: id, path, articleId, itemId: item },
    ]),
  suggestedArticlesPage: fc
    .tuple(someShopId(), someCategories(), someArticle())
    .map(([id, path, articleId]) => [
      buildPath.suggestedArticlesPage(id, path, articleId),
      { shopId: id, path, articleId },
    ]),
  checkoutPage: withShop(buildPath.checkoutPage),
  paymentPage: fc
    .tuple(someShopId(), someOrder())
    .map(([id, order]) => [buildPath.paymentPage(id, order), { shopId: id, orderId: order }]),
  orderPage: someOrder().map((order) => [buildPath.orderPage(order), { orderId: order }]),
  receiptPage: someOrder().map((order) => [buildPath.receiptPage(order), { orderId: order }]),
  ordersPage: plain(buildPath.ordersPage),
  termsAndConditions: plain(buildPath.termsAndConditions),
  privacyPolicy: plain(buildPath.privacyPolicy),
  accessibilityStatement: plain(buildPath.accessibilityStatement),
};

describe('buildPath', () => {
  it('returns the addresses of the route table', () => {
    expect(buildPath.menuPage(shopId(7))).toBe('/shop/7/menu');
    expect(buildPath.editOrder(shopId(7), [categoryCode('kött')], articleCode('12'), itemId('line-1'))).toBe(
      '/shop/7/menu/k%C3%B6tt/articles/12/line-1',
    );
    expect(buildPath.paymentPage(shopId(7), orderId('o-1'))).toBe('/shop/7/checkout/payment/o-1');
    expect(buildPath.login('/orders?a=1')).toBe('/login?redirectUri=%2Forders%3Fa%3D1');
  });

  it.each(ROUTE_NAMES)('writes an address of %s that is read back, also by a browser', (name) => {
    fc.assert(
      fc.property(WRITTEN[name], ([path, params]) => {
        expect(matchRoute(path)).toMatchObject({ name, params });
        expect(new URL(path, 'https://shop.example').pathname).toBe(path);
      }),
    );
  });
});

describe('withQuery', () => {
  it('adds values, replaces the same name, and leaves the fragment in place', () => {
    expect(withQuery('/?a=1&b=2#top', { b: '3', c: 'x y', d: undefined })).toBe('/?a=1&b=3&c=x+y#top');
  });
});
