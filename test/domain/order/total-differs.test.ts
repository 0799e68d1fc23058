import { describe, expect, it } from 'vitest';
import { totalDiffers } from '@/domain/order/total-differs';
import { anOrderIntent, aPlacedIntentOrder } from '@test/support/builders/an-order-intent';
import { amount } from '@test/support/builders/ids';

const placed = (total: string) =>
  anOrderIntent({ state: { kind: 'placed', order: aPlacedIntentOrder({ total: amount(total) }) } });

describe('totalDiffers', () => {
  it('is true for any other total of the server, also a lower one', () => {
    expect(totalDiffers(placed('119'))).toBe(false);
    expect(totalDiffers(placed('119.01'))).toBe(true);
    expect(totalDiffers(placed('118.99'))).toBe(true);
  });

  it('is false before the order is placed', () => {
    expect(totalDiffers(anOrderIntent())).toBe(false);
  });
});
