/**
 * Every code that the server may answer, by family. Source: spec §8; ERR-11 to ERR-19. The codes of the pre-order
 * family have the prefix `shop-error-` (AMB-58); OPEN-15 names those that §8 only describes.
 */
export const ERROR_CODES = {
  account: [
    'InvalidToken',
    'PasswordRequiresNonAlphanumeric',
    'PasswordRequiresDigit',
    'PasswordRequiresLower',
    'PasswordRequiresUpper',
    'PasswordTooShort',
    'PasswordTooCommon',
    'PasswordMismatch',
    'DuplicateUserName',
    'DuplicateEmail',
  ],
  user: [
    'invalid-password',
    'register-user-failure',
    'password-mismatch',
    'send-email-confirmation-failed',
    'invalid-phone',
    'requires-phone',
    'requires-shop',
  ],
  order: [
    'failed-find-order',
    'unavailable-products',
    'shop-closed',
    'shop-closed-at-pickuptime',
    'shop-paused',
    'create-order-failed',
    'create-order-failed-missing-recipe-items',
  ],
  preOrder: [
    'invalid-shop-id',
    'shop-not-found',
    'internal-server-error',
    'missing-parameter',
    'invalid-parameter',
    'shop-paused',
    'shop-offline',
    'shop-method-not-supported',
    'unknown-error',
    'shop-error-internal-error',
    'shop-error-invalid-date-time',
    'shop-error-date-time-in-the-past',
    'shop-error-timeout-waiting-for-call-lock',
    'shop-error-terminal-not-found',
    'shop-error-stock-center-not-found',
    'shop-error-recipe-items-missing',
    'shop-error-internal-error-in-call',
    'shop-error-order-not-found',
    'shop-error-order-is-delivered',
    'shop-error-order-is-deleted',
    'shop-error-order-is-started',
    'shop-error-database-error',
    'shop-error-failed-to-open-database',
    'shop-error-card-init-failed',
    'shop-error-card-init-timeout',
    'shop-error-card-init-declined',
    'shop-error-profit-center-not-found',
    'shop-error-payment-not-found',
    'shop-error-slots-not-in-use',
    'shop-error-cashier-not-found',
    'shop-error-currency-error',
    'shop-error-articles-not-available',
    'shop-error-slot-not-available',
    'shop-error-post-order-check',
    'shop-error-post-order-fixed',
    'shop-error-post-order-not-fixed',
    'shop-error-no-central-web-plu',
  ],
  menu: ['not-found'],
  payment: [
    'payment-01',
    'payment-02',
    'payment-03',
    'payment-04',
    'payment-05',
    'payment-06',
    'payment-07',
    'payment-08',
    'payment-09',
    'payment-10',
    'payment-11',
    'payment-12',
    'payment-13',
    'payment-14',
    'payment-15',
  ],
  passkey: ['refused', 'unknown', 'too-many'],
} as const;

type ErrorFamily = keyof typeof ERROR_CODES;

const ERROR_FAMILIES = ['account', 'user', 'order', 'preOrder', 'menu', 'payment', 'passkey'] as const;

/**
 * The families that apply to a code without a family, first match first. The codes of menu and passkeys are too
 * common words to apply without their family. Source: AMB-57.
 */
const FAMILIES_BY_CODE = ['order', 'preOrder', 'payment', 'account', 'user'] as const;

/**
 * Returns the text key of a code: its family's message, else the code's; undefined for a code of no family. Source:
 * AMB-57, ERR-11 to ERR-19.
 */
export function errorKeyOf(code: string, family?: string): string | undefined {
  const own = parseFamily(family);
  const families = own === undefined ? FAMILIES_BY_CODE : [own, ...FAMILIES_BY_CODE];
  const found = families.find((each) => isCodeOf(each, code));
  return found === undefined ? undefined : `error.${found}.${code}`;
}

const isCodeOf = (family: ErrorFamily, code: string): boolean =>
  ERROR_CODES[family].some((known) => known === code);

/** Addresses have `pre-order` where the catalogue has `preOrder`. */
const parseFamily = (text: string | undefined): ErrorFamily | undefined =>
  ERROR_FAMILIES.find((family) => family.toLowerCase() === text?.replaceAll('-', '').toLowerCase());
