import { describe, expect, it } from 'vitest';
import { totalDiffers } from '@/domain/order/total-differs';
import { anOrderIntent, aPlacedIntentOrder } from '@test/support/builders/an-order-intent';
import { amount } from '@test/support/builders/ids';

const placed = (total: string) =>
  anOrderIntent({ state: { kind: 'placed', order: aPlacedIntentOrder({ total: amount(total) }) } });

describe('totalDiffers', () => {
  it('is whether the server counts otherwise than the visitor saw, be it less', () => {
    expect(totalDiffers(placed('119'))).toBe(false);
    expect(totalDiffers(placed('119.01'))).toBe(true);
    expect(totalDiffers(placed('118.99'))).toBe(true);
  });

  it('is not known before the order is placed', () => {
    expect(totalDiffers(anOrderIntent())).toBe(false);
  });
});
