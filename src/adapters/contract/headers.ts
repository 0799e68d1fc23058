/** Header and cookie names shared by storefront and API. */
export const CUSTOMER_CODE_HEADER = 'customer-code';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** With it, a guest's profile is an unauthenticated one in place of a 401. Source: DEC-64. */
export const ACCEPT_GUEST_HEADER = 'accept-guest';

/** Marks a response as ours, not a captive portal's. Source: AMB-37. */
export const ORIGIN_MARKER_HEADER = 'x-lucka';

/** Sent with every call: a form on another site cannot send it without a CORS preflight. */
export const REQUESTED_WITH_HEADER = 'x-requested-with';
export const REQUESTED_WITH_STOREFRONT = 'storefront';

/** Source: decisions, Culture cookie. Its value is `c=sv|uic=sv`. */
export const CULTURE_COOKIE = '.AspNetCore.Culture';
