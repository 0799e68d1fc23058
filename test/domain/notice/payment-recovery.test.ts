import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { paymentRecovery } from '@/domain/notice/payment-recovery';

const codesWith = (recovery: string): readonly string[] =>
  ERROR_CODES.payment.filter((code) => paymentRecovery(code) === recovery);

describe('paymentRecovery', () => {
  it('pays the same order again where that may help [ERR-19]', () => {
    expect(codesWith('payAgain').map((code) => code.slice(-2))).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '10', '14'],
    ]);
  });

  it('reloads the page where a part of it is missing [ERR-19]', () => {
    expect(codesWith('reload')).toEqual(['payment-15']);
  });

  it('places a new order where the old one cannot be paid [ERR-19]', () => {
    expect(codesWith('toCheckout')).toEqual(['payment-09', 'payment-11', 'payment-12']);
  });

  it('asks the shop where only the shop can help [ERR-19]', () => {
    expect(codesWith('askShop')).toEqual(['payment-08', 'payment-13']);
  });

  it('tries again after an unknown code', () => {
    const codes = [undefined, '', 'payment-16', 'toString'];
    expect(codes.map((code) => paymentRecovery(code))).toEqual(Array(4).fill('payAgain'));
  });

  it.each([undefined, 'payment-01', 'payment-15'])(
    'places a new order after the reservation was released, whatever the code: %s [ERR-20]',
    (code) => {
      expect(paymentRecovery(code, 'released')).toBe('toCheckout');
    },
  );
});
