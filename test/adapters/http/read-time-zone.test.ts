import { describe, expect, it } from 'vitest';

import { readTimeZone } from '@/adapters/http/read-time-zone';

describe('readTimeZone', () => {
  it('takes the zone that is named', () => {
    expect(readTimeZone('Europe/Helsinki')).toBe('Europe/Helsinki');
  });

  it.each([undefined, null, '', 'Mars/Olympus', 'Europe/Stockholm\n'])(
    'is the chain’s zone for %j',
    (text) => {
      expect(readTimeZone(text)).toBe('Europe/Stockholm');
    },
  );
});
