import { describe, expect, it } from 'vitest';

import * as z from 'zod/mini';

import { timeZone } from '@/adapters/contract/time-zone';

describe('timeZone', () => {
  it('takes the zone that is named', () => {
    expect(z.decode(timeZone, 'Europe/Helsinki')).toBe('Europe/Helsinki');
  });

  it.each([undefined, null, '', 'Mars/Olympus', 'Europe/Stockholm\n'])(
    'is the chain’s zone for %j',
    (text) => {
      expect(z.decode(timeZone, text)).toBe('Europe/Stockholm');
    },
  );
});
