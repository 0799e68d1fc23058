import { describe, expect, it } from 'vitest';
import { acceptedLanguages } from '@api/http/accepted-languages';

describe('acceptedLanguages', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['*', []],
    ['fi', ['fi']],
    ['en-GB,en;q=0.9,sv;q=0.8', ['en-GB', 'en', 'sv']],
    ['sv;q=0.2, nb-NO;q=0.8 , fi ; q=1', ['fi', 'nb-NO', 'sv']],
    ['sv;q=0, fi;q=0.0, en;q=0.001', ['en']],
    ['en;q=2, sv;q=x, ;, fi', ['fi']],
    ['zh-Hant-TW, ru', ['zh-Hant-TW', 'ru']],
  ])('of %j are %j', (header, tags) => {
    expect(acceptedLanguages(header)).toEqual(tags);
  });

  it('reads no endless header', () => {
    expect(acceptedLanguages('de,'.repeat(10_000)).length).toBeLessThan(100);
  });
});
