import { describe, expect, it } from 'vitest';

import { suggestedArticles } from '@/domain/menu/suggested-articles';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';

const [cola, cake, soldOut, gone] = ['cola', 'cake', 'sold-out', 'gone'].map(articleCode);

const menu = aMenu({
  items: [
    aCategory({
      items: [
        anArticle({ code: cola! }),
        anArticle({ code: cake! }),
        anArticle({ code: soldOut!, isSoldOut: true }),
      ],
    }),
  ],
});

const suggested = (...codes: readonly ReturnType<typeof articleCode>[]) =>
  suggestedArticles(menu, anArticle({ suggestedArticles: codes }), []).map(({ code }) => code);

describe('suggestedArticles', () => {
  it('are in the order of the article, each once', () => {
    expect(suggested(cake!, cola!, cake!)).toEqual(['cake', 'cola']);
  });

  it('leave out what is not on the menu or has sold out', () => {
    expect(suggested(gone!, soldOut!, cola!)).toEqual(['cola']);
  });

  it('leave out what is in the basket or was suggested before', () => {
    const article = anArticle({ suggestedArticles: [cola!, cake!] });
    expect(suggestedArticles(menu, article, [cola!]).map(({ code }) => code)).toEqual(['cake']);
  });
});
