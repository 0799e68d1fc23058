import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '@/domain/navigation/match-route';
import {
  customerCodeIn,
  orderLink,
  paymentReturnPath,
  withoutCustomerCode,
} from '@/domain/navigation/order-link';
import { shopId } from '@test/support/builders/ids';
import { customerCode, orderId } from '@test/support/builders/order-ids';

const token = () => fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/);

describe('orderLink', () => {
  it('has the code in the fragment, never in what a server sees', () => {
    expect(orderLink(orderId('o-1'), customerCode('secret'))).toBe('/order/o-1#code=secret');
    expect(paymentReturnPath(shopId(7), orderId('o-1'), customerCode('secret'))).toBe(
      '/shop/7/checkout/payment/o-1#code=secret',
    );
  });

  it('is parsed in any browser, for any order and code', () => {
    fc.assert(
      fc.property(
        token().filter((id) => id !== 'suggested'),
        token(),
        (id, code) => {
          const link = orderLink(orderId(id), customerCode(code));
          expect(customerCodeIn(link)).toBe(code);
          expect(matchRoute(link)).toMatchObject({ name: 'orderPage', params: { orderId: id } });
          expect(matchRoute(link)?.path).not.toContain('#');
        },
      ),
    );
  });
});

describe('customerCodeIn', () => {
  it.each([
    '/order/o-1',
    '/order/o-1?code=secret',
    '/order/o-1#',
    '/order/o-1#code=',
    '/order/o-1#code=a%20b',
  ])('finds none in %s', (path) => {
    expect(customerCodeIn(path)).toBeUndefined();
  });
});

describe('withoutCustomerCode', () => {
  it.each(['#code=secret', '#code=secret.', '#code=a%20b', '#at=1&code=secret', '#code='])(
    'removes %s, also where it is no complete code [DEC-01]',
    (fragment) => {
      expect(withoutCustomerCode(`/order/o-1?a=1${fragment}`)).toBe('/order/o-1?a=1');
    },
  );

  it('keeps every other fragment', () => {
    expect(withoutCustomerCode('/order/o-1#main')).toBe('/order/o-1#main');
  });
});
