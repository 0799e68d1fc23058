import { describe, expect, it } from 'vitest';

import { readMenu } from '@/adapters/contract/read-menu';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { dietsOf, dietVerdict } from '@/domain/menu/diets';
import type { Article, ChoiceArticle, ChoiceGroup, Menu } from '@/domain/menu/menu';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { instant } from '@/domain/shared/instant';
import { parseShopId } from '@/domain/shop/shop';
import { demonstrationChain } from '@demo/demonstration-chain';

const menus = demonstrationChain(instant(Date.UTC(2026, 10, 21))).shops.map(({ shop, menu }): Menu => {
  const id = parseShopId(shop.id);
  const mapped = id === undefined ? undefined : readMenu(id)(menu, expect.unreachable);
  if (mapped?.ok !== true) throw new Error(`menu of shop ${shop.id}`);
  return mapped.value;
});

const placed = menus.flatMap((menu) => [...walkMenu(menu)]);
const articles = placed.map(({ article }) => article);

const optionsOf = (groups: readonly ChoiceGroup[]): readonly ChoiceArticle[] =>
  groups.flatMap((group) => group.articles.flatMap((each) => [each, ...optionsOf(each.choiceGroups)]));

/** What a guest can read of a dish, in Swedish. */
const wordsOf = ({ description, text }: Pick<Article, 'description' | 'text'>): string =>
  `${description} ${text}`.toLowerCase();

describe('demonstrationChain, diets', () => {
  it('has a badge exactly where the filter finds the dish, for every dish, shop and diet', () => {
    const diets = new Set(articles.flatMap((article) => article.diets ?? []));
    expect([...diets].toSorted()).toEqual(['gluten-free', 'halal', 'lactose-free', 'vegan', 'vegetarian']);
    for (const article of articles)
      for (const diet of diets) {
        const isFound = dietVerdict(article, { diets: [diet], withoutAllergens: [] }) === 'suits';
        expect(dietsOf(article, NOTHING_CHOSEN)?.includes(diet) ?? false, `${article.code} ${diet}`).toBe(
          isFound,
        );
      }
  });

  it('has no dish that loses a diet because of what must be chosen with it', () => {
    const lost = articles.flatMap((article) => {
      const attainable = dietsOf(article, NOTHING_CHOSEN);
      return (article.diets ?? [])
        .filter((diet) => !attainable?.includes(diet))
        .map((diet) => `${article.code} ${diet}`);
    });
    expect(lost).toEqual([]);
  });

  it('declares something about every option, and every diet for one that adds nothing', () => {
    const options = articles.flatMap((article) => optionsOf(article.choiceGroups));
    expect(options.filter(({ allergens, diets }) => allergens === undefined || diets === undefined)).toEqual(
      [],
    );
    expect(options.find(({ code }) => code === 'meal-none')?.diets).toEqual([
      'vegan',
      'vegetarian',
      'lactose-free',
      'gluten-free',
      'halal',
    ]);
  });

  it('calls nothing vegetarian that is made with rennet, meat or fish', () => {
    const animal =
      /parmesan|pecorino|gorgonzola|taleggio|pesto|nötfärs|kyckling|bacon|skinka|salami|nduja|lax|tonfisk|räk|sardell/;
    const claimed = articles.filter((article) => article.diets?.includes('vegetarian'));
    expect(claimed.length).toBeGreaterThan(100);
    expect(claimed.filter((article) => animal.test(wordsOf(article))).map(({ code }) => code)).toEqual([]);
  });

  it('puts nothing but vegetarian dishes into a green category', () => {
    const green = placed.filter((each) => categoryPath(each).some((code) => code.startsWith('green-')));
    expect(green.length).toBeGreaterThan(10);
    expect(
      green
        .filter(({ article: { diets } }) => diets !== undefined && !diets.includes('vegetarian'))
        .map(({ article }) => article.code),
    ).toEqual([]);
  });

  it('offers to leave out, or to have more of, only what is in the dish', () => {
    const named: Readonly<Record<string, RegExp>> = {
      'no-onion': /lök/,
      'no-pickles': /gurka/,
      'no-tomato': /tomat/,
      'no-dressing': /dressing|majo|sås|aioli/,
      'more-lingon': /lingon/,
      'more-gravy': /sås/,
    };
    const isOffer = ({ code, description }: ChoiceArticle) =>
      code.startsWith('no-') || description.startsWith('Utan ') || code.startsWith('more-');
    const offers = articles.flatMap((article) =>
      optionsOf(article.choiceGroups)
        .filter(isOffer)
        .map((option) => ({ article, option })),
    );
    expect(new Set(offers.map(({ option }) => option.code))).toEqual(new Set(Object.keys(named)));
    expect(
      offers
        .filter(({ article, option }) => !named[option.code]?.test(wordsOf(article)))
        .map(({ article, option }) => `${article.code} ${option.code}`),
    ).toEqual([]);
  });
});
