import { describe, expect, it } from 'vitest';

import { pricedArticle } from '@/domain/basket/priced-article';
import { anArticle } from '@test/support/builders/an-article';

const sv = (text: string) => [{ language: 'sv', text }];

describe('pricedArticle', () => {
  it('returns code, price and the name in all languages, without the longer text', () => {
    const article = anArticle({ translations: { description: sv('Köttbullar'), text: sv('Med mos') } });
    const { code, price, description } = article;
    expect(pricedArticle(article)).toEqual({
      code,
      price,
      name: { description, translations: { description: sv('Köttbullar') } },
    });
  });

  it('returns the untranslated name of an article without translations', () => {
    expect(pricedArticle(anArticle({ translations: {} })).name?.translations).toEqual({});
  });
});
