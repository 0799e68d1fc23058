import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { oneLine } from '@/domain/shared/one-line';

describe('oneLine', () => {
  it('replaces any line breaks and tabs by one space', () => {
    expect(oneLine('Åsa\r\n\t Öberg\u2028\u2029of\u0085Umeå\v\f!')).toBe('Åsa  Öberg of Umeå !');
  });

  it('removes control characters, lone surrogates, and marks that turn the writing direction', () => {
    expect(oneLine('a\u0000b\u007Fc\uD800d\u202Ee\u2066f\u2069g')).toBe('abcdefg');
  });

  it('leaves everything else unchanged', () => {
    expect(oneLine('Åsa “Ö” Œ-łı 🍔 – Ёлка')).toBe('Åsa “Ö” Œ-łı 🍔 – Ёлка');
  });

  it('is one line for any text, and idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = oneLine(text);
        expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect(oneLine(once)).toBe(once);
      }),
    );
  });
});
