import { describe, expect, it } from 'vitest';
import { isPaid, isPaymentEnded, PAYMENT_STATUSES } from '@/domain/order/payment';

describe('isPaid', () => {
  it('is true once the money is reserved or captured', () => {
    expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(['reserved', 'captured']);
  });
});

describe('isPaymentEnded', () => {
  it('is true when it ended without money, and never for a paid one', () => {
    expect(PAYMENT_STATUSES.filter(isPaymentEnded)).toEqual(['aborted', 'failed', 'released']);
  });
});
