import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';

describe('parseArticleCode, parseCategoryCode', () => {
  it.each(['soup', 'A-17', '7310865004703', 'köttbullar', 'суп', 'a.b', '...'])('accept %j', (code) => {
    expect([parseArticleCode(code), parseChoiceCode(code), parseCategoryCode(code)]).toEqual([
      code,
      code,
      code,
    ]);
  });

  it.each(['', ' ', 'a b', 'a/b', 'a?b', 'a#b', 'a\\b', '.', '..', 'a\u0000', '\ud800', 'x'.repeat(81)])(
    'reject %j, which browsers would change in an address',
    (code) => {
      expect([parseArticleCode(code), parseChoiceCode(code), parseCategoryCode(code)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  it('reject a category called articles, the word that ends a category path', () => {
    expect(parseCategoryCode('articles')).toBeUndefined();
    expect(parseArticleCode('articles')).toBe('articles');
  });

  it('never contain a slash, so that a path of codes is unambiguous', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseChoiceCode(text)?.includes('/') ?? false).toBe(false);
      }),
    );
  });
});
