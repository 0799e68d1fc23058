import { describe, expect, it } from 'vitest';
import type { ArticleDto, MenuItemDto } from '@/adapters/contract/menu';
import { DISHES_MAX, menuDishes } from '@api/catalogue/menu-dishes';

const article = (code: string, different: Partial<ArticleDto> = {}): ArticleDto => ({
  code,
  description: code,
  price: 99,
  imageUrl: `dish-${code}`,
  ...different,
});
const category = (code: string, ...items: MenuItemDto[]) => ({ code, name: code, items });
const menu = (...items: unknown[]) => ({ name: 'Lunch', currency: { name: 'SEK', symbol: 'kr' }, items });
const choices = (...soldOut: boolean[]) => [
  {
    level: 1,
    code: 'side',
    name: 'Side',
    min: 1,
    max: 1,
    articles: soldOut.map((each, index) => ({
      code: `side-${index}`,
      description: 'Side',
      price: 0,
      soldOut: each,
    })),
  },
];

const codes = (of: unknown) => menuDishes(of).map(({ code }) => code);

describe('menuDishes', () => {
  it('has the first dish of each category, in the order of the menu [DEC-80]', () => {
    const warm = category('warm', category('fish', article('herring')), article('soup'), article('stew'));
    expect(codes(menu(warm, category('sides', article('bread'))))).toEqual(['soup', 'herring', 'bread']);
  });

  it('has as many as the list needs', () => {
    const categories = Array.from({ length: 9 }, (_, index) => category(`c${index}`, article(`a${index}`)));
    expect(codes(menu(...categories))).toHaveLength(DISHES_MAX);
  });

  it.each([
    ['is sold out', { soldOut: true }],
    [
      'is not served at all hours',
      { servingHours: [{ dayOfWeek: 'Monday', opens: '07:00:00', closes: '10:30:00' }] },
    ],
    ['has no picture', { imageUrl: null }],
    ['requires a choice of which all are sold out', { choices: choices(true, true) }],
    ['cannot be read', { price: undefined }],
  ])('passes over a dish that %s [DEC-80]', (_, different) => {
    const items = [{ ...article('soup'), ...different }, article('stew')];
    expect(codes(menu({ code: 'warm', name: 'Warm', items }))).toEqual(['stew']);
  });

  it('says where a required choice can cost more, with the lowest price [DEC-146]', () => {
    const [group] = choices(false, false);
    const [half, whole] = group!.articles;
    const portion = {
      ...group!,
      articles: [
        { ...half!, price: 10 },
        { ...whole!, price: 30 },
      ],
    };
    const [soup, stew] = menuDishes(
      menu(category('a', article('soup', { choices: [portion] })), category('b', article('stew'))),
    );
    expect(soup).toMatchObject({ price: 109, canRise: true });
    expect(stew).not.toHaveProperty('canRise');
  });

  it('has a dish of which a required choice can be made', () => {
    expect(codes(menu(category('warm', article('soup', { choices: choices(true, false) }))))).toEqual([
      'soup',
    ]);
  });

  it('sends the translations of the name alone', () => {
    const name = [{ language: 'en', text: 'Soup' }];
    const soup = article('soup', { i18n: { description: name, text: [{ language: 'en', text: 'Long' }] } });
    expect(menuDishes(menu(soup))).toEqual([
      {
        ...{ code: 'soup', description: 'soup', price: 99, imageUrl: 'dish-soup', imageId: undefined },
        ...{ currency: { name: 'SEK', symbol: 'kr' }, i18n: { description: name } },
      },
    ]);
  });

  it.each([null, {}, { items: [] }])('has none of what is no menu: %j', (document) => {
    expect(menuDishes(document)).toEqual([]);
  });
});
