import { describe, expect, it } from 'vitest';
import { isPaid, isPaymentEnded, PAYMENT_STATUSES } from '@/domain/order/payment';

describe('isPaid', () => {
  it('is so once the money is reserved or taken', () => {
    expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(['reserved', 'captured']);
  });
});

describe('isPaymentEnded', () => {
  it('is so when it ended without money, and never of a paid one', () => {
    expect(PAYMENT_STATUSES.filter(isPaymentEnded)).toEqual(['aborted', 'failed', 'released']);
  });
});
