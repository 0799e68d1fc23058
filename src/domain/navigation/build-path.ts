import type { BasketItemId } from '@/domain/basket/basket';
import type { ArticleCode, CategoryCode } from '@/domain/menu/menu';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import type { RouteName, RouteParams } from '@/domain/navigation/route';
import { ROUTE_TABLE } from '@/domain/navigation/route-table';
import type { OrderId } from '@/domain/order/order';
import type { ShopId } from '@/domain/shop/shop';

type CategoryPath = readonly CategoryCode[];

/** One builder for the path of each route. `matchRoute` parses what these build. */
export const buildPath = {
  home: () => fill('home'),
  shopToOrderTypeRedirect: (shopId: ShopId) => fill('shopToOrderTypeRedirect', ofShop(shopId)),
  offline: () => fill('offline'),
  login: (redirectUri?: string) => withQuery(fill('login'), { redirectUri }),
  register: () => fill('register'),
  favorites: () => fill('favorites'),
  orderHistory: () => fill('orderHistory'),
  profile: () => fill('profile'),
  forgotPassword: () => fill('forgotPassword'),
  resetPassword: () => fill('resetPassword'),
  confirmEmail: () => fill('confirmEmail'),
  campaigns: () => fill('campaigns'),
  shopPage: (shopId: ShopId) => fill('shopPage', ofShop(shopId)),
  digitalSignage: (shopId: ShopId) => fill('digitalSignage', ofShop(shopId)),
  menuPage: (shopId: ShopId, path: CategoryPath = []) => fill('menuPage', { ...ofShop(shopId), path }),
  menuArticlePage: (shopId: ShopId, path: CategoryPath, articleId: ArticleCode) =>
    fill('menuArticlePage', { ...ofShop(shopId), path, articleId }),
  articleRedirect: (shopId: ShopId, articleId: ArticleCode) =>
    fill('articleRedirect', { ...ofShop(shopId), articleId }),
  editOrder: (shopId: ShopId, path: CategoryPath, articleId: ArticleCode, itemId: BasketItemId) =>
    fill('editOrder', { ...ofShop(shopId), path, articleId, itemId }),
  suggestedArticlesPage: (shopId: ShopId, path: CategoryPath, articleId: ArticleCode) =>
    fill('suggestedArticlesPage', { ...ofShop(shopId), path, articleId }),
  checkoutPage: (shopId: ShopId) => fill('checkoutPage', ofShop(shopId)),
  paymentPage: (shopId: ShopId, orderId: OrderId) => fill('paymentPage', { ...ofShop(shopId), orderId }),
  orderPage: (orderId: OrderId) => fill('orderPage', { orderId }),
  receiptPage: (orderId: OrderId) => fill('receiptPage', { orderId }),
  ordersPage: () => fill('ordersPage'),
  termsAndConditions: () => fill('termsAndConditions'),
  privacyPolicy: () => fill('privacyPolicy'),
  accessibilityStatement: () => fill('accessibilityStatement'),
} as const satisfies Record<RouteName, unknown>;

/** Adds values to the query of a path; an undefined value is left out. */
export function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const parts = splitPath(path);
  const query = new URLSearchParams(parts.query);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return joinPath({ ...parts, query: query.toString() });
}

const ofShop = (shopId: ShopId): RouteParams => ({ shopId });

function fill(name: RouteName, params: RouteParams = {}): string {
  const { path = [], ...single } = params;
  const values = new Map(
    Object.entries(single).map(([param, value]) => [`{${param}}`, encodeURIComponent(String(value))]),
  );
  const segments = ROUTE_TABLE[name].pattern
    .split('/')
    .flatMap((segment) =>
      segment === '{path*}' ? path.map(encodeURIComponent) : (values.get(segment) ?? segment),
    );
  return segments.join('/');
}
