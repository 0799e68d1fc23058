const part = encodeURIComponent;
const ofShop = (shopId: number): string => `/api/staff/shops/${shopId}`;

/** As `passkeyPaths` of members. */
export const staffPasskeyPaths = {
  loginOptions: '/api/staff/session/passkey/options',
  login: '/api/staff/session/passkey',
  all: '/api/staff/passkeys',
  creationOptions: '/api/staff/passkeys/options',
  one: (id: string) => `/api/staff/passkeys/${part(id)}`,
} as const;

/** The path of every other call of the staff. */
export const staffPaths = {
  session: '/api/staff/session',
  password: '/api/staff/password',
  orders: (shopId: number) => `${ofShop(shopId)}/orders`,
  events: (shopId: number) => `${ofShop(shopId)}/events`,
  orderStatus: (orderId: string) => `/api/staff/orders/${part(orderId)}/status`,
  refund: (orderId: string, refundId: string) =>
    `/api/staff/orders/${part(orderId)}/refunds/${part(refundId)}`,
  state: (shopId: number) => `${ofShop(shopId)}/state`,
  pause: (shopId: number) => `${ofShop(shopId)}/pause`,
  soldOut: (shopId: number, id: string) => `${ofShop(shopId)}/sold-out/${part(id)}`,
  hours: (shopId: number, date: string) => `${ofShop(shopId)}/hours/${part(date)}`,
  price: (shopId: number, articleId: string) => `${ofShop(shopId)}/prices/${part(articleId)}`,
  audit: '/api/staff/audit',
  auditExport: '/api/staff/audit.csv',
  accounts: '/api/staff/accounts',
  account: (id: string) => `/api/staff/accounts/${part(id)}`,
  tokens: '/api/staff/tokens',
  token: (id: string) => `/api/staff/tokens/${part(id)}`,
} as const;
