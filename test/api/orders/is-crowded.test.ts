import { describe, expect, it } from 'vitest';

import { clientNetworks } from '@api/http/client-network';
import type { Counted } from '@api/limits/limiter';
import { isCrowded } from '@api/orders/is-crowded';

describe('isCrowded', () => {
  /** How many streams are opened by one who asks for 3 000. */
  function opened(addressOf: (index: number) => string): number {
    const open: (readonly Counted[])[] = [];
    for (let index = 0; index < 3_000; index += 1) {
      const networks = clientNetworks(addressOf(index));
      if (!isCrowded(open, networks, 5)) open.push(networks);
    }
    return open.length;
  }

  it('allows 5 streams of an address or a /64, 10 of a /56 and 20 of a /48', () => {
    expect(opened((index) => `192.0.2.1:${index + 1}`)).toBe(5);
    expect(opened((index) => `2001:db8:1:2::${index.toString(16)}`)).toBe(5);
    expect(opened((index) => `2001:db8:1:${(index % 256).toString(16).padStart(2, '0')}::1`)).toBe(10);
    expect(opened((index) => `2001:db8:1:${(index % 256).toString(16)}00::1`)).toBe(20);
  });

  it('allows 2 000 streams in total', () => {
    expect(opened((index) => `10.${index >> 8}.${index & 255}.1`)).toBe(2_000);
  });
});
