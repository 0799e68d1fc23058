import { describe, expect, it } from 'vitest';
import { isKnownTag } from '@api/http/is-known-tag';

describe('isKnownTag', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", W/"a"', '"a"'],
    ['"b","a"', '"a"'],
    ['*', '"a"'],
    ['"a,b"', '"a,b"'],
  ])('finds in %s the tag %s', (header, tag) => {
    expect(isKnownTag(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', '"a,b"'])('does not find it in %s', (header) => {
    expect(isKnownTag(header, '"a"')).toBe(false);
  });
});
