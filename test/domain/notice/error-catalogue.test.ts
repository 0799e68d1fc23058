import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorKeyOf } from '@/domain/notice/error-catalogue';
import { NOTICE_KEYS } from '@test/support/notice-keys';

const PRE_ORDER_PLAIN = [
  ...['invalid-shop-id', 'shop-not-found', 'internal-server-error', 'missing-parameter', 'invalid-parameter'],
  ...['shop-paused', 'shop-offline', 'shop-method-not-supported', 'unknown-error'],
];

const SHOP_ERRORS = [
  ...['internal-error', 'invalid-date-time', 'date-time-in-the-past', 'timeout-waiting-for-call-lock'],
  ...['terminal-not-found', 'stock-center-not-found', 'recipe-items-missing', 'internal-error-in-call'],
  ...['order-not-found', 'order-is-delivered', 'order-is-deleted', 'order-is-started', 'database-error'],
  ...['failed-to-open-database', 'card-init-failed', 'card-init-timeout', 'card-init-declined'],
  ...['profit-center-not-found', 'payment-not-found', 'slots-not-in-use', 'cashier-not-found'],
  ...['currency-error', 'articles-not-available', 'slot-not-available', 'post-order-check'],
  ...['post-order-fixed', 'post-order-not-fixed', 'no-central-web-plu'],
];

describe('ERROR_CODES', () => {
  it('has the account and password family, and one code of ours [ERR-11, DEC-141]', () => {
    expect([...ERROR_CODES.account]).toEqual([
      ...['InvalidToken', 'PasswordRequiresNonAlphanumeric', 'PasswordRequiresDigit'],
      ...[
        'PasswordRequiresLower',
        'PasswordRequiresUpper',
        'PasswordTooShort',
        'PasswordTooCommon',
        'PasswordMismatch',
      ],
      ...['DuplicateUserName', 'DuplicateEmail'],
    ]);
  });

  it('has the user family [ERR-13]', () => {
    expect([...ERROR_CODES.user]).toEqual([
      ...['invalid-password', 'register-user-failure', 'password-mismatch'],
      ...['send-email-confirmation-failed', 'invalid-phone', 'requires-phone', 'requires-shop'],
    ]);
  });

  it('has the order family [ERR-14]', () => {
    expect([...ERROR_CODES.order]).toEqual([
      ...['failed-find-order', 'unavailable-products', 'shop-closed', 'shop-closed-at-pickuptime'],
      ...['shop-paused', 'create-order-failed', 'create-order-failed-missing-recipe-items'],
    ]);
  });

  it('has the pre-order family, with the prefix in its full codes [ERR-16, ERR-17]', () => {
    const prefixed = SHOP_ERRORS.map((code) => `shop-error-${code}`);
    expect([...ERROR_CODES.preOrder]).toEqual([...PRE_ORDER_PLAIN, ...prefixed]);
  });

  it("has the menu's not-found error [ERR-18]", () => {
    expect([...ERROR_CODES.menu]).toEqual(['not-found']);
  });

  it('has the payment errors 01 to 15 [ERR-19]', () => {
    const numbers = Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect([...ERROR_CODES.payment]).toEqual(numbers.map((number) => `payment-${number}`));
  });
});

describe('errorKeyOf', () => {
  it("is the family's message where two families share a code", () => {
    expect(errorKeyOf('shop-paused', 'order')).toBe('error.order.shop-paused');
    expect(errorKeyOf('shop-paused', 'preOrder')).toBe('error.preOrder.shop-paused');
    expect(errorKeyOf('shop-paused', 'pre-order')).toBe('error.preOrder.shop-paused');
  });

  it("is else the code's", () => {
    expect(errorKeyOf('shop-offline', 'order')).toBe('error.preOrder.shop-offline');
    expect(errorKeyOf('shop-offline', 'kitchen')).toBe('error.preOrder.shop-offline');
    expect(errorKeyOf('DuplicateEmail')).toBe('error.account.DuplicateEmail');
  });

  it("takes the menu's not-found only from the menu", () => {
    expect(errorKeyOf('not-found', 'menu')).toBe('error.menu.not-found');
    expect(errorKeyOf('not-found')).toBeUndefined();
    expect(errorKeyOf('not-found', 'image')).toBeUndefined();
  });

  it('is undefined for an unknown code', () => {
    expect(errorKeyOf('')).toBeUndefined();
    expect(errorKeyOf('toString')).toBeUndefined();
    expect(errorKeyOf('duplicateemail')).toBeUndefined();
  });

  it('never returns a key that is not on the list, whatever the server sends', () => {
    const someCode = fc.oneof(fc.string(), fc.constantFrom(...Object.values(ERROR_CODES).flat()));
    const someFamily = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(ERROR_CODES)));
    fc.assert(
      fc.property(someCode, fc.option(someFamily, { nil: undefined }), (code, family) => {
        const key = errorKeyOf(code, family);
        expect(key === undefined || NOTICE_KEYS.includes(key)).toBe(true);
      }),
    );
  });
});

describe('NOTICE_KEYS', () => {
  it('contains every key once', () => {
    expect(new Set(NOTICE_KEYS).size).toBe(NOTICE_KEYS.length);
  });

  it('has the generic errors and the validation error [ERR-09, ERR-10]', () => {
    expect(NOTICE_KEYS).toEqual(
      expect.arrayContaining([
        ...['error.server', 'error.notFound', 'error.badRequest', 'error.unknown', 'error.validation'],
      ]),
    );
  });
});
