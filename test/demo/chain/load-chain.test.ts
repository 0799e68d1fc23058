import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { openChainFolder } from '@test/support/api/chain-folder';

const { change, faults, load } = openChainFolder();

describe('loadChain', () => {
  it('has the shops by their ids, with hours, spots and prices in their currency', () => {
    const [first, second] = load().startingAt(instant(0)).shops;
    expect(first?.shop.openingHours).toEqual([
      { dayOfWeek: 'Monday', opens: '11:00:00', closes: '14:30:00' },
      { dayOfWeek: 'Monday', opens: '17:00:00', closes: '01:00:00' },
    ]);
    expect(first?.deliverySpots.map(({ id, name }) => [id, name])).toEqual([
      [101, 'Bord 1'],
      [102, 'Bord 2'],
      [103, 'Luckan'],
    ]);
    expect(second?.shop).toMatchObject({ id: 2, timeZone: 'Europe/Stockholm' });
    expect(second?.shop.openingHours).toHaveLength(7);
    expect(second?.shop.openingHours?.[6]).toMatchObject({ opens: '00:00:00', closes: '00:00:00' });
    expect(second?.menu).toMatchObject({
      shopId: 2,
      currency: { name: 'EUR', symbol: '€' },
      items: [{ items: [{ price: 4.5 }, { price: 2.5 }] }, {}],
    });
  });

  it('has the description of a shop in each language, or one for all [DEC-139]', () => {
    change('shops/a-first.json', '"status"', '"description":{"sv":"Kaffe","en":"Coffee"},"status"');
    change('shops/second.json', '"status"', '"description":"Café","status"');
    expect(load().startingAt(instant(0)).shops[1]?.shop).toMatchObject({ description: 'Café' });
    expect(load().startingAt(instant(0)).shops[0]?.shop).toMatchObject({
      description: 'Kaffe',
      i18n: {
        description: [
          { language: 'sv', text: 'Kaffe' },
          { language: 'en', text: 'Coffee' },
        ],
      },
    });
  });

  it('has the hours at which a dish is served: of its own, else of its category, else of its menu [DEC-110]', () => {
    change('menus/cafe.json', '"name":"Café"', '"name":"Café","servingHours":{"daily":["07:00-24:00"]}');
    change('menus/cafe.json', '"defaults":{', '"defaults":{"servingHours":{"Monday":["07:00-10:30"]},');
    change('menus/cafe.json', '"price":25.4', '"price":25.4,"servingHours":{"Friday":["22:00-02:00"]}');
    const [hot, cold] = load().startingAt(instant(0)).shops[0]?.menu.items ?? [];
    expect(hot).toMatchObject({
      items: [
        { servingHours: [{ dayOfWeek: 'Monday', opens: '07:00:00', closes: '10:30:00' }] },
        { servingHours: [{ dayOfWeek: 'Friday', opens: '22:00:00', closes: '02:00:00' }] },
      ],
    });
    expect(cold).toMatchObject({ items: [{ servingHours: { length: 7 } }] });
  });

  it('refuses serving hours without an hour, at which no order could come', () => {
    change('menus/cafe.json', '"price":25.4', '"price":25.4,"servingHours":{"Friday":[]}');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].articles[1].servingHours: Invalid input: expected hours',
    ]);
  });

  it('replaces references by what they name, with the defaults of the category', () => {
    const [hot, cold] = load().startingAt(instant(0)).shops[0]?.menu.items ?? [];
    expect(cold).toMatchObject({ code: 'cold', name: 'Kallt', items: [{ code: 'water', allergens: [] }] });
    expect(hot).toMatchObject({
      items: [
        {
          code: 'latte',
          text: 'Kaffe, mjölk.',
          i18n: { text: [{ language: 'sv' }, { language: 'en', text: 'Kaffe (en), mjölk (en).' }] },
          allergens: ['milk'],
          diets: ['vegetarian', 'gluten-free'],
          campaigns: [{ id: 'monday', name: 'Måndag' }],
          choices: [
            { code: 'size', level: 1, min: 1, articles: [{ code: 'large', price: 9 }] },
            {
              code: 'latte-milk',
              ...{ min: 1, max: 2 },
              articles: [
                { code: 'latte-more', price: 0, diets: ['vegetarian', 'gluten-free', 'halal'] },
                {
                  code: 'latte-wine',
                  soldOut: true,
                  diets: ['vegan', 'vegetarian', 'lactose-free', 'gluten-free'],
                },
              ],
            },
          ],
        },
        {
          suggestedArticles: ['latte'],
          choices: [{ code: 'size' }, { max: 1, articles: [{ code: 'latte-wine' }] }],
        },
      ],
    });
  });

  it('counts the days of an offer from the first start', () => {
    expect(load().startingAt(instant(1000)).campaigns).toMatchObject([
      {
        id: 'monday',
        validFrom: 86_401_000,
        validTo: 172_801_000,
        articleCodes: ['latte'],
        imageUrl: 'dish-latte',
      },
    ]);
  });

  it('says which emojis each picture shows', () => {
    const pictures = load().pictures();
    expect(pictures.get('shop-1')).toEqual({ kind: 'emojis', emojis: ['☕'] });
    expect(pictures.get('category-cold')).toEqual({ kind: 'emojis', emojis: ['🧊'] });
    expect(pictures.has('option-large')).toBe(false);
  });
});
