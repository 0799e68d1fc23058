import { describe, expect, it } from 'vitest';
import { parseOrderType } from '@/domain/settings/order-type';

describe('parseOrderType', () => {
  it.each(['takeAway', 'TakeAway'])(
    'parses the form of the settings and of the client: %s [ENT-33, ENT-34]',
    (text) => {
      expect(parseOrderType(text)).toBe('TakeAway');
    },
  );

  it.each(['takeaway', 'TAKEAWAY'])('parses any other case: %s [DEC-44]', (text) => {
    expect(parseOrderType(text)).toBe('TakeAway');
  });

  it.each(['', 'take-away', 'takeAways', 'delivery'])('rejects %j', (text) => {
    expect(parseOrderType(text)).toBeUndefined();
  });
});
