import { parsePaymentId, parseRefundId, type PaymentId, type RefundId } from '@/domain/order/order';
import type { PaymentToOpen } from '@api/payments/payment-provider';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

export const aRefundId = (): RefundId => must(parseRefundId(token()));
export const newPaymentId = (): PaymentId => must(parsePaymentId(token()));

export const aPayment = (different: Partial<PaymentToOpen> = {}): PaymentToOpen => ({
  paymentId: newPaymentId(),
  orderNumber: 'A12',
  shopName: 'Lucka',
  amount: amount('119.50'),
  currency: { name: 'SEK', symbol: 'kr' },
  language: 'sv',
  returnUrl: 'https://lucka.example/orders/1#code=abc',
  ...different,
});
