import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';

describe('codes of a menu', () => {
  it.each(['soup', 'A-17', '7310865004703', 'köttbullar', 'суп', 'a.b', '...'])('take %j', (code) => {
    expect([parseArticleCode(code), parseChoiceCode(code), parseCategoryCode(code)]).toEqual([
      code,
      code,
      code,
    ]);
  });

  it.each(['', ' ', 'a b', 'a/b', 'a?b', 'a#b', 'a\\b', '.', '..', 'a\u0000', '\ud800', 'x'.repeat(81)])(
    'refuse %j, which an address would not carry',
    (code) => {
      expect([parseArticleCode(code), parseChoiceCode(code), parseCategoryCode(code)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  it('refuse a category that is called articles, the word that ends a category path', () => {
    expect(parseCategoryCode('articles')).toBeUndefined();
    expect(parseArticleCode('articles')).toBe('articles');
  });

  it('never hold a slash, so that a path of codes is cut in one way only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseChoiceCode(text)?.includes('/') ?? false).toBe(false);
      }),
    );
  });
});
