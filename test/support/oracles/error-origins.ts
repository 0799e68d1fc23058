import type { ERROR_CODES } from '@/domain/notice/error-catalogue';

/** Where a code comes from: the reference API in a state that can be brought about, the client itself, or a back end
 * behind the same calls (tills, other payment providers), whose part a double of the wire plays in the tests. */
export type ErrorOrigin =
  | { readonly by: 'api'; readonly at: string }
  | { readonly by: 'client'; readonly at: string }
  | { readonly by: 'double' };

type Families = typeof ERROR_CODES;

const api = (at: string): ErrorOrigin => ({ by: 'api', at });
const client = (at: string): ErrorOrigin => ({ by: 'client', at });
const double: ErrorOrigin = { by: 'double' };

/** The origin of every code of the catalogue. Source: spec §8; docs/api.md. */
export const ERROR_ORIGINS: {
  readonly [Family in keyof Families]: Readonly<Record<Families[Family][number], ErrorOrigin>>;
} = {
  account: {
    InvalidToken: api(
      'POST /api/identity/confirmEmail or resetPassword: a code that is used, old or made up',
    ),
    PasswordRequiresNonAlphanumeric: api('POST /api/identity/register: letters and digits alone'),
    PasswordRequiresDigit: api('POST /api/identity/register: no digit'),
    PasswordRequiresLower: api('POST /api/identity/register: no lowercase letter'),
    PasswordRequiresUpper: api('POST /api/identity/register: no uppercase letter'),
    PasswordTooShort: api('POST /api/identity/register: five characters'),
    PasswordTooCommon: api('POST /api/identity/register: one of those that are guessed first'),
    PasswordMismatch: api('PUT /api/user/profile: a current password that is another one'),
    DuplicateUserName: api('POST /api/identity/register: an email that has an account'),
    DuplicateEmail: api('PUT /api/user/profile: the email of another account'),
  },
  user: {
    'invalid-password': api('POST /api/identity/login: another password'),
    'register-user-failure': api('POST /api/identity/register: what has no code of its own, such as a name'),
    'password-mismatch': client('registration, profile and reset: the repeated password is another one'),
    'send-email-confirmation-failed': api('POST /api/identity/register: the mail server is away'),
    'invalid-phone': api('POST /api/identity/register: a number that no plan knows'),
    'requires-phone': api('POST /api/identity/register: none, where the settings require one'),
    'requires-shop': api('POST /api/identity/register: none, where the settings require one'),
  },
  order: {
    'failed-find-order': api('GET /api/order/{orderId}/details: an unknown order, or another customer code'),
    'unavailable-products': api('POST /api/order: something that is sold out or not on the menu'),
    'shop-closed': api('POST /api/order: outside the opening hours'),
    'shop-closed-at-pickuptime': double,
    'shop-paused': api('POST /api/order: a shop that is paused'),
    'create-order-failed': double,
    'create-order-failed-missing-recipe-items': double,
  },
  preOrder: {
    'invalid-shop-id': api('GET /api/shops/{id}: an id that is no positive whole number'),
    'shop-not-found': api('GET /api/shops/{id}: no shop has it'),
    'internal-server-error': double,
    'missing-parameter': api('POST /api/order: a required email or phone number is missing'),
    'invalid-parameter': api('POST /api/order: a note of 91 characters'),
    'shop-paused': double,
    'shop-offline': api('POST /api/order: a shop that is offline'),
    'shop-method-not-supported': api(
      'POST /api/operator/order/{orderId}/status: a step that is not possible',
    ),
    'unknown-error': double,
    'shop-error-internal-error': double,
    'shop-error-invalid-date-time': double,
    'shop-error-date-time-in-the-past': double,
    'shop-error-timeout-waiting-for-call-lock': double,
    'shop-error-terminal-not-found': double,
    'shop-error-stock-center-not-found': double,
    'shop-error-recipe-items-missing': double,
    'shop-error-internal-error-in-call': double,
    'shop-error-order-not-found': double,
    'shop-error-order-is-delivered': api('POST /api/order/{orderId}/payment: the order is delivered already'),
    'shop-error-order-is-deleted': api('POST /api/order/{orderId}/payment: the order was taken back'),
    'shop-error-order-is-started': api('POST /api/order/{orderId}/payment: the order is paid already'),
    'shop-error-database-error': double,
    'shop-error-failed-to-open-database': double,
    'shop-error-card-init-failed': double,
    'shop-error-card-init-timeout': double,
    'shop-error-card-init-declined': double,
    'shop-error-profit-center-not-found': double,
    'shop-error-payment-not-found': double,
    'shop-error-slots-not-in-use': double,
    'shop-error-cashier-not-found': double,
    'shop-error-currency-error': double,
    'shop-error-articles-not-available': double,
    'shop-error-slot-not-available': double,
    'shop-error-post-order-check': double,
    'shop-error-post-order-fixed': double,
    'shop-error-post-order-not-fixed': double,
    'shop-error-no-central-web-plu': double,
  },
  menu: { 'not-found': api('GET /api/shops/{shopId}/menu: no shop has the id') },
  payment: {
    'payment-01': api('GET /api/order/{orderId}/payment/{paymentId}: the card was declined'),
    'payment-02': api('GET /api/order/{orderId}/payment/{paymentId}: given up at the provider'),
    'payment-03': api('POST /api/order/{orderId}/receipt: it is not paid'),
    'payment-04': api('GET /api/order/{orderId}/payment/{paymentId}: another amount than the order'),
    'payment-05': double,
    'payment-06': double,
    'payment-07': api('GET /api/order/{orderId}/payment/{paymentId}: a payment of no or another order'),
    'payment-08': double,
    'payment-09': double,
    'payment-10': api('POST /api/order/{orderId}/payment: a return address of another site'),
    'payment-11': double,
    'payment-12': api('GET /api/order/{orderId}/payment/{paymentId}: paid after the order was taken back'),
    'payment-13': api('POST /api/operator/order/{orderId}/status: the provider refuses the capture'),
    'payment-14': api('POST /api/order/{orderId}/payment: the provider does not answer'),
    'payment-15': client('paymentPage: a form that would have to be embedded'),
  },
  passkey: {
    refused: api('POST /api/identity/passkey: an answer that comes again, or too late'),
    unknown: api('POST /api/identity/passkey: a key that was removed'),
    'too-many': api('POST /api/user/passkeys/options: a member with 20 of them'),
  },
};
