import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import type { EndedPaymentStatus } from '@/domain/order/payment';

type PaymentErrorCode = (typeof ERROR_CODES.payment)[number];

/**
 * What helps after a failed payment. `payAgain`: another attempt on the same order, with this card or another.
 * `reload`: parts of the page are missing. `toCheckout`: this order cannot be paid, a new one can. `askShop`: only the
 * shop can help.
 */
export type PaymentRecovery = 'payAgain' | 'reload' | 'toCheckout' | 'askShop';

const RECOVERIES: Readonly<Record<PaymentErrorCode, PaymentRecovery>> = {
  'payment-01': 'payAgain',
  'payment-02': 'payAgain',
  'payment-03': 'payAgain',
  'payment-04': 'payAgain',
  'payment-05': 'payAgain',
  'payment-06': 'payAgain',
  'payment-07': 'payAgain',
  'payment-08': 'askShop',
  'payment-09': 'toCheckout',
  'payment-10': 'payAgain',
  'payment-11': 'toCheckout',
  'payment-12': 'toCheckout',
  'payment-13': 'askShop',
  'payment-14': 'payAgain',
  'payment-15': 'reload',
};

/**
 * Returns another attempt for an unknown code: it never charges twice. After a release the order itself is cancelled.
 * Source: spec §8 Payment errors; ERR-19, ERR-20, PAIN-14.
 */
export function paymentRecovery(
  code: string | undefined,
  status: EndedPaymentStatus = 'failed',
): PaymentRecovery {
  if (status === 'released') return 'toCheckout';
  const known = ERROR_CODES.payment.find((each) => each === code);
  return known === undefined ? 'payAgain' : RECOVERIES[known];
}
