import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '@/domain/shared/is-email';

describe('isEmail', () => {
  it.each([
    'a@b',
    'a@b.se',
    'anna.andersson+lunch@mail.example.com',
    "o'neil@x-y.ie",
    'a@1.2',
    `${'a'.repeat(64)}@b.se`,
    `${'a'.repeat(249)}@b.se`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.se',
    'a@',
    'a b@c.se',
    'a@b@c.se',
    'a@b..se',
    'a@.se',
    'a@b.se.',
    'a@-b.se',
    'a@b-.se',
    'a@b.se ',
    'a@b.se\n',
    'å@b.se',
    'a@b,se',
    'a@b.se\r\nBcc: x@y.se',
    `a@${'b'.repeat(64)}.se`,
    `${'a'.repeat(250)}@b.se`,
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts whatever follows the standard, and never a line break or space', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(' ', '\n', '\r', '\t', '\0'),
        fc.nat(),
        (text, bad, at) => {
          expect(isEmail(text)).toBe(true);
          const cut = at % (text.length + 1);
          expect(isEmail(text.slice(0, cut) + bad + text.slice(cut))).toBe(false);
        },
      ),
    );
  });
});
