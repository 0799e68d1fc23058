import { errorKeyOf } from '@/domain/notice/error-catalogue';
import type { Notice } from '@/domain/notice/notice';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import type { PaymentState, PaymentStatus } from '@/domain/order/payment';
import { assertNever } from '@/domain/shared/assert-never';

/** Returns the notice for a failed payment; none for any other. Source: spec §8 Payment errors, OPEN-22; ERR-19. */
export function noticeForPayment(payment: PaymentState): Notice | undefined {
  const key = payment.code === undefined ? undefined : errorKeyOf(payment.code, 'payment');
  return key === undefined ? noticeForPaymentStatus(payment.status) : { key, values: {} };
}

function noticeForPaymentStatus(status: PaymentStatus): Notice | undefined {
  switch (status) {
    case 'failed':
      return { key: 'error.payment.payment-01', values: {} };
    case 'aborted':
      return { key: 'error.payment.payment-02', values: {} };
    case 'released':
      return noticeForOrderStatus('rollbacked');
    case 'created':
    case 'reserved':
    case 'captured':
      return undefined;
    default:
      return assertNever(status);
  }
}
