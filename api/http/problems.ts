import type { Problem } from '@api/http/problem';

/** All refusals of the API by name, with the codes of the error catalogue (spec §8). */

const generic = (status: number, code: string, title: string): Problem => ({
  status,
  family: 'generic',
  code,
  title,
});

export const BAD_REQUEST = generic(400, 'bad-request', 'The request cannot be read');
export const NOT_AUTHENTICATED = generic(401, 'not-authenticated', 'Not logged in');
export const NOT_SIGNED = generic(401, 'not-signed', 'The signature is missing, wrong or expired');
export const FORBIDDEN = generic(403, 'forbidden', 'The request is not allowed');
export const CROSS_SITE = generic(403, 'cross-site', 'The request comes from another site');
export const FRONT_OF_OTHER_ORIGIN = generic(
  403,
  'front-of-other-origin',
  'The process in front has another public origin than this API',
);
export const UNKNOWN_PATH = generic(404, 'not-found', 'Not found');
export const BODY_TOO_LARGE = generic(413, 'body-too-large', 'The body is too large');
export const NOT_JSON = generic(415, 'not-json', 'The body must be application/json');
export const TOO_MANY_FAVORITES = generic(
  422,
  'too-many-favorites',
  'The maximum number of favourites is reached',
);
export const CARD_NOT_FOUND = generic(404, 'card-not-found', 'Unknown card, or its offer has ended');
export const CARD_USED_UP = generic(409, 'card-used-up', 'The card is used up');
export const RECEIPT_TO_OTHER_ADDRESS = generic(
  409,
  'receipt-address',
  'The receipt of this order goes to another address',
);
export const NOTHING_CAPTURED = generic(409, 'nothing-captured', 'The order has no captured money');
export const REFUND_TOO_LARGE = generic(409, 'refund-too-large', 'More than what is left to give back');
export const REFUND_OF_OTHER_ORDER = generic(
  409,
  'refund-of-other-order',
  'This refund id belongs to another order',
);
export const SERVER_ERROR = generic(500, 'server-error', 'There was a server error, please try again.');

/** The delay on the wire is in whole seconds, at least one. */
export const tooManyRequests = (waitMs: number): Problem => ({
  ...generic(429, 'too-many-requests', 'Too many requests; try again later'),
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
});

export const unavailable = (retryAfterSeconds: number): Problem => ({
  ...generic(503, 'unavailable', 'The service cannot answer now; try again soon'),
  retryAfterSeconds,
});

export const OTHER_CARD_UNDER_KEY = generic(
  422,
  'other-card',
  'This Idempotency-Key belongs to another card',
);

const preOrder = (status: number, code: string, title: string): Problem => ({
  status,
  family: 'pre-order',
  code,
  title,
});

export const INVALID_SHOP_ID = preOrder(400, 'invalid-shop-id', 'A shop id is a positive integer');

export const shopNotFound = (shopId: number): Problem => ({
  ...preOrder(404, 'shop-not-found', 'Unknown shop'),
  shopId,
});

export const shopOffline = (shopId: number): Problem => ({
  ...preOrder(409, 'shop-offline', 'The shop takes no orders'),
  shopId,
});

export const missingParameter = (parameter: string): Problem => ({
  ...preOrder(422, 'missing-parameter', 'A required parameter is missing'),
  parameter,
});

export const invalidParameter = (parameter: string): Problem => ({
  ...preOrder(422, 'invalid-parameter', 'A parameter is invalid'),
  parameter,
});

export const MISSING_IDEMPOTENCY_KEY: Problem = {
  ...preOrder(400, 'missing-parameter', 'An order needs the header Idempotency-Key'),
  parameter: 'idempotency-key',
};

export const OTHER_BODY_UNDER_KEY: Problem = {
  ...preOrder(422, 'invalid-parameter', 'This Idempotency-Key belongs to another order'),
  parameter: 'idempotency-key',
};

export const menuNotFound = (shopId: number): Problem => ({
  status: 404,
  family: 'menu',
  code: 'not-found',
  title: 'The shop has no menu',
  shopId,
});

const order = (status: number, code: string, title: string): Problem => ({
  status,
  family: 'order',
  code,
  title,
});

/** The same for an unknown order and for a wrong customer code, so that they cannot be distinguished. */
export const failedFindOrder = (orderId: string): Problem => ({
  ...order(404, 'failed-find-order', 'Unknown order'),
  orderId,
});

export const shopClosed = (shopId: number): Problem => ({
  ...order(409, 'shop-closed', 'The shop is closed'),
  shopId,
});

export const shopPaused = (shopId: number): Problem => ({
  ...order(409, 'shop-paused', 'The shop has paused its orders'),
  shopId,
});

export const unavailableProducts = (articleCodes: readonly string[]): Problem => ({
  ...order(422, 'unavailable-products', 'Some of the articles are unavailable'),
  articleCodes,
});

export const orderIsStarted = (orderId: string): Problem => ({
  ...preOrder(409, 'shop-error-order-is-started', 'The order is paid already'),
  orderId,
});

export const orderIsDelivered = (orderId: string): Problem => ({
  ...preOrder(409, 'shop-error-order-is-delivered', 'The order is delivered already'),
  orderId,
});

export const orderIsDeleted = (orderId: string): Problem => ({
  ...preOrder(409, 'shop-error-order-is-deleted', 'The order was rolled back'),
  orderId,
});

export const statusNotPossible = (orderId: string): Problem => ({
  ...preOrder(409, 'shop-method-not-supported', 'The order cannot move to this status from its current one'),
  orderId,
});

/** Another hand has moved it meanwhile: the answer says where it is. */
export const statusIsOther = (orderId: string, orderStatus: string): Problem => ({
  ...order(409, 'status-is-other', 'The order has another status by now'),
  ...{ orderId, orderStatus },
});

export const STAFF_EMAIL_TAKEN = generic(409, 'email-taken', 'A member of staff has this address');
export const LAST_ADMIN = generic(409, 'last-admin', 'The chain must have an admin; add another one first');
export const UNKNOWN_ENTRY = generic(404, 'not-found', 'There is no such entry');

const payment = (status: number, code: string, title: string): Problem => ({
  status,
  family: 'payment',
  code,
  title,
});

export const PAYMENT_NOT_PAID = payment(409, 'payment-03', 'The order is not paid');
export const PAYMENT_NOT_FOUND = payment(404, 'payment-07', 'Unknown payment');
export const PAYMENT_RETURN_URL = payment(422, 'payment-10', 'The return address is not on this site');
export const PAYMENT_TOO_MANY = payment(409, 'payment-14', 'Too many payments for one order');
export const PAYMENT_CAPTURE_FAILED = payment(409, 'payment-13', 'The payment could not be captured');

export const paymentProviderUnavailable = (retryAfterSeconds: number): Problem => ({
  ...payment(503, 'payment-14', 'The payment provider does not answer; try again'),
  retryAfterSeconds,
});

const passkey = (status: number, code: string, title: string): Problem => ({
  status,
  family: 'passkey',
  code,
  title,
});

/** Not made or signed here, or for a challenge that has expired or was used. */
export const PASSKEY_REFUSED = passkey(400, 'refused', 'The answer of the authenticator cannot be accepted');
/** Removed, or never registered here. */
export const PASSKEY_UNKNOWN = passkey(401, 'unknown', 'No account has this passkey');
export const TOO_MANY_PASSKEYS = passkey(422, 'too-many', 'The account has as many passkeys as it may have');
