import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parsePasskeyName, PASSKEY_NAME_MAX_CHARS } from '@/domain/customer/passkey';
import { runs } from '@test/support/properties/runs';

describe('parsePasskeyName', () => {
  it('returns the name on one line', () => {
    expect(parsePasskeyName('  My\n phone\0 ')).toBe('My  phone');
  });

  it('refuses an empty name, and one that is too long', () => {
    for (const name of ['', ' \n ', 'x'.repeat(PASSKEY_NAME_MAX_CHARS + 1)])
      expect(parsePasskeyName(name)).toBeUndefined();
    expect(parsePasskeyName('📱'.repeat(PASSKEY_NAME_MAX_CHARS))).toBeDefined();
  });

  it('always accepts its own result unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const name = parsePasskeyName(`a${text}`);
        expect(name).toMatch(/^a/);
        expect(parsePasskeyName(name ?? '')).toBe(name);
      }),
      { numRuns: runs(500) },
    );
  });
});
