import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutNote, NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';

describe('cutNote', () => {
  it('cuts at 90 code points and leaves a shorter note alone [VAL-01]', () => {
    expect(NOTE_MAX_CHARS).toBe(90);
    expect(cutNote('å'.repeat(91))).toBe('å'.repeat(90));
    expect(cutNote(' Ring the bell, thanks ')).toBe(' Ring the bell, thanks ');
  });

  it('counts an emoji as one and never splits it [VAL-01]', () => {
    expect(cutNote('🍜'.repeat(91))).toBe('🍜'.repeat(90));
  });

  it('joins several lines and removes what cannot be printed or turns the writing direction', () => {
    expect(cutNote('No\r\nonions\tplease\u2028now')).toBe('No onions please now');
    expect(cutNote('a\u0000b\u001b[2Jc\u202ed\ud800e')).toBe('ab[2Jcde');
  });

  it('always fits, and is idempotent [VAL-01]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const note = cutNote(text);
        expect(noteLength(note)).toBeLessThanOrEqual(NOTE_MAX_CHARS);
        expect(cutNote(note)).toBe(note);
        expect(note).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});
