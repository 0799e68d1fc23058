import type { Article } from '@/domain/menu/menu';
import { amount, articleCode } from '@test/support/builders/ids';

/** An article without choices. */
export function anArticle(different: Partial<Article> = {}): Article {
  return {
    kind: 'article',
    code: articleCode('meatballs'),
    description: 'Meatballs',
    text: 'With mash, lingonberries and pickled cucumber',
    price: amount('119'),
    imageUrl: undefined,
    imageId: [],
    translations: {},
    campaigns: [],
    choiceGroups: [],
    suggestedArticles: [],
    allergens: undefined,
    diets: undefined,
    isSoldOut: false,
    ...different,
  };
}
