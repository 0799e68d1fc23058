import { parsePaymentId, type PaymentId } from '@/domain/order/order';

/** The payment's id at Vipps, which allows no underscore: the same 128 bits in hexadecimal digits. */
export const vippsReference = (paymentId: PaymentId): string =>
  Buffer.from(paymentId, 'base64url').toString('hex');

/** The payment of a reference; undefined if it is not one of ours. */
export const paymentOfReference = (reference: string): PaymentId | undefined =>
  /^[0-9a-f]{32}$/.test(reference)
    ? parsePaymentId(Buffer.from(reference, 'hex').toString('base64url'))
    : undefined;
