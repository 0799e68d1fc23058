import { describe, expect, it } from 'vitest';
import { loaded } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import { instant } from '@/domain/shared/instant';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

const MEATBALLS = articleCode('meatballs');
const SOUP = articleCode('soup');
const CAKE = articleCode('cake');
const COFFEE = articleCode('coffee');

function setUp() {
  const [tab, menus, suggestions] = [aBasketTab(), new MenuStore(), new SuggestionStore()];
  const items = [
    anArticle({ suggestedArticles: [CAKE, COFFEE, MEATBALLS] }),
    anArticle({ code: SOUP, suggestedArticles: [CAKE] }),
    anArticle({ code: CAKE }),
    anArticle({ code: COFFEE, isSoldOut: true }),
  ];
  menus.setMenu(shopId(1), loaded({ menu: aMenu({ items }), language: 'sv', loadedAt: instant(0) }));
  tab.changeBasket.put(aBasketItem());
  const offer = new OfferSuggestions({ baskets: tab.baskets, menus, suggestions });
  return {
    ...tab,
    suggestions,
    codes: (code: typeof SOUP) => offer.offer(code).map((article) => article.code),
  };
}

describe('OfferSuggestions', () => {
  it('suggests what is available and not in the basket', () => {
    expect(setUp().codes(MEATBALLS)).toEqual([CAKE]);
  });

  it('suggests nothing twice for a basket', () => {
    const { codes, suggestions } = setUp();
    codes(MEATBALLS);
    expect(codes(SOUP)).toEqual([]);
    expect(suggestions.offered).toEqual([CAKE]);
  });

  it('suggests nothing again when the same article is added again, and remembers its suggestions', () => {
    const { codes, suggestions } = setUp();
    expect([codes(MEATBALLS), codes(MEATBALLS)]).toEqual([[CAKE], []]);
    expect(suggestions.offeredWith).toEqual(new Map([[MEATBALLS, [CAKE]]]));
  });

  it('returns none for an unknown article', () => {
    expect(setUp().codes(articleCode('unknown'))).toEqual([]);
  });
});
