/** Every call's path below the site's origin. Source: spec §7, decisions. */
export const paths = {
  settings: '/api/settings',
  design: '/api/settings/design',
  shops: '/api/shops',
  shop: (shopId: number) => `/api/shops/${shopId}`,
  menu: (shopId: number) => `/api/shops/${shopId}/menu`,
  deliverySpots: (shopId: number) => `/api/shops/${shopId}/delivery-spots`,
  image: (url: string) => `/api/images/${encodeURIComponent(url)}`,
  languages: '/api/cultures/languages',
  changeCulture: '/api/cultures/changeculture',
  profile: '/api/user/profile',
  orders: '/api/order',
  order: (orderId: string) => `/api/order/${encodeURIComponent(orderId)}`,
  orderDetails: (orderId: string) => `/api/order/${encodeURIComponent(orderId)}/details`,
  orderEvents: (orderId: string) => `/api/order/${encodeURIComponent(orderId)}/events`,
  orderReceipt: (orderId: string) => `/api/order/${encodeURIComponent(orderId)}/receipt`,
  payments: (orderId: string) => `/api/order/${encodeURIComponent(orderId)}/payment`,
  payment: (orderId: string, paymentId: string) =>
    `/api/order/${encodeURIComponent(orderId)}/payment/${encodeURIComponent(paymentId)}`,
} as const;
