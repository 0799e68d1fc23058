import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { assertRepeatably } from '@test/support/properties/assert-repeatably';

const RED = { seed: 1, path: '5:0' };

vi.mock('@test/support/properties/red-properties', () => ({
  RED_PROPERTIES: [
    {
      ...{ seed: 1, path: '5:0' },
      file: 'test/properties/assert-repeatably.test.ts',
      test: 'assertRepeatably > tries first what was red',
    },
  ],
}));

describe('assertRepeatably', () => {
  it('is what every test gets as fc.assert', () => {
    expect(String(fc.assert)).toBe(String(assertRepeatably));
  });

  it('tries first what was red', async () => {
    vi.resetModules();
    const fresh = await import('@test/support/properties/assert-repeatably');
    const tried: number[] = [];
    const property = fc.property(fc.nat(), (value) => void tried.push(value));
    await fresh.assertRepeatably(property, { numRuns: 3, seed: 7 });
    const whole = tried.splice(0);
    fc.check(property, RED);
    fc.check(property, { numRuns: 3, seed: 7 });
    expect(whole).toEqual(tried);
  });

  it('names the counterexample, and what leads back to it', () => {
    const property = fc.property(fc.nat(), (value) => value < 100);
    expect(() => assertRepeatably(property, { seed: 3 })).toThrow(/seed: 3, path: "[\d:]+"[^]*\[100\]/);
  });

  it('does so of what takes its time, too', async () => {
    const property = fc.asyncProperty(fc.nat(), (value) => Promise.resolve(value < 100));
    await expect(assertRepeatably(property, { seed: 3 })).rejects.toThrow(/Counterexample: \[100\]/);
  });
});
