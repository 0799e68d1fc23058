import { describe, expect, it } from 'vitest';

import { ManualClock } from '@test/support/memory/manual-clock';
import { clientNetworks } from '@api/http/client-network';
import { MissedOrders } from '@api/orders/missed-orders';

describe('MissedOrders', () => {
  const allowed = (addressOf: (index: number) => string): number => {
    const missed = new MissedOrders(new ManualClock());
    return Array.from({ length: 200 }, (_, index) => missed.note(clientNetworks(addressOf(index)))).filter(
      (waitMs) => waitMs === 0,
    ).length;
  };

  it('allows 20 misses of one address, whatever its port', () => {
    expect(allowed((index) => `192.0.2.1:${index + 1}`)).toBe(20);
  });

  it('allows 20 of a /64, 40 of a /56 and 80 of a /48, with any addresses', () => {
    expect(allowed((index) => `2001:db8:1:2::${index.toString(16)}`)).toBe(20);
    expect(allowed((index) => `2001:db8:1:${index.toString(16).padStart(2, '0')}::1`)).toBe(40);
    expect(allowed((index) => `2001:db8:1:${index.toString(16)}00::1`)).toBe(80);
  });

  it('refuses for ten minutes, and then counts from 0', async () => {
    const clock = new ManualClock();
    const missed = new MissedOrders(clock);
    const note = (): number => missed.note([{ key: 'a', share: 1 }]);
    for (let miss = 0; miss < 20; miss += 1) expect(note()).toBe(0);
    expect(note()).toBe(600_000);
    await clock.advance(599_999);
    expect(note()).toBe(1);
    await clock.advance(1);
    expect(note()).toBe(0);
  });
});
