import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadChainFolder } from '@api/chain/load-chain';
import { instant } from '@/domain/shared/instant';
import { inBoth, PALETTE, SMALL_CHAIN } from '@test/support/api/a-small-chain';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucka-chain-'));
  for (const [file, content] of Object.entries(SMALL_CHAIN)) put(file, JSON.stringify(content));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Changes one file by its text. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  put(file, text.replace(from, to));
}

function load() {
  const loaded = loadChainFolder(folder);
  if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
  return loaded.value;
}

const errors = () => {
  const loaded = loadChainFolder(folder);
  return loaded.ok ? [] : loaded.error;
};

const faults = () => errors().map(({ file, field, message }) => `${file}: ${field}: ${message}`);

/** A document with another value at a place in it; each number of the place picks one of what is there. */
function replacedAt(document: unknown, [step, ...rest]: readonly number[], value: unknown): unknown {
  if (step === undefined || typeof document !== 'object' || document === null) return value;
  const keys = Object.keys(document);
  const picked = keys[step % Math.max(1, keys.length)];
  const replaced = Object.entries(document).map(([key, each]): [string, unknown] => [
    key,
    key === picked ? replacedAt(each, rest, value) : each,
  ]);
  return Array.isArray(document) ? replaced.map(([, each]) => each) : Object.fromEntries(replaced);
}

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

  describe('of a dish, a choice or an ingredient that states nothing [PAIN-54]', () => {
    const black = () => menuItems()[0]?.items?.[1];
    const menuItems = () => {
      const categories = load().startingAt(instant(0)).shops[0]?.menu.items ?? [];
      return categories.map((each) => ('items' in each ? each : expect.unreachable('No category')));
    };
    const warnings = () =>
      load()
        .warnings()
        .map(({ file, field }) => `${file}: ${field}`);

    it('declares neither allergens nor diets without a contains, and warns of it', () => {
      expect(black()).toMatchObject({
        allergens: [],
        diets: expect.arrayContaining(['vegan', 'gluten-free']),
      });
      const before = warnings();
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4');
      expect(black()).not.toHaveProperty('allergens');
      expect(black()).not.toHaveProperty('diets');
      expect(warnings().filter((each) => !before.includes(each))).toEqual([
        'menus/cafe.json: categories[0].articles[1]',
      ]);
    });

    it('declares by an empty contains that there is nothing to declare', () => {
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4,"contains":[]');
      expect(black()).toMatchObject({
        allergens: [],
        diets: expect.arrayContaining(['vegan', 'gluten-free']),
      });
    });

    it('declares nothing of a choice without a contains, and warns of it', () => {
      change('menus/cafe.json', '"price":9,"contains":[]', '"price":9');
      const size = { code: 'large', allergens: expect.anything() };
      expect(black()).not.toMatchObject({ choices: [{ articles: [size] }, {}] });
      expect(warnings()).toContain('menus/cafe.json: choiceGroups.size.choices[0]');
    });

    it('declares nothing of a dish with an ingredient that states no allergens, and warns of it', () => {
      change('ingredients.json', '"nature":"plant","allergens":[],"emoji"', '"nature":"plant","emoji"');
      expect(black()).not.toHaveProperty('allergens');
      expect(warnings()).toContain('ingredients.json: ingredients.coffee');
    });

    it('does not warn of what is undeclared on purpose', () => {
      const before = warnings();
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4,"undeclared":true');
      expect(black()).not.toHaveProperty('allergens');
      expect(warnings()).toEqual(before);
    });
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

  it('says file, field and what was expected', () => {
    change('menus/cafe.json', '"price":45', '"price":"45"');
    change('shops/second.json', '"timeZone":"Europe/Stockholm"', '"timeZone":"Europe/Nowhere","opens":1');
    change('ingredients.json', '"en":"kaffe (en)"', '"fi":"kahvi"');
    expect(faults()).toEqual([
      'ingredients.json: ingredients.coffee.name.en: Invalid input: expected string, received undefined',
      'ingredients.json: ingredients.coffee.name.fi: Unknown field',
      'shops/second.json: timeZone: Invalid input: expected a time zone like Europe/Oslo',
      'shops/second.json: opens: Unknown field',
      'menus/cafe.json: categories[0].articles[0].price: Invalid input: expected number, received string',
    ]);
  });

  it('never throws, whatever stands in a file', () => {
    const anyFile = fc.constantFrom(...Object.keys(SMALL_CHAIN));
    const anyPlace = fc.array(fc.nat(), { maxLength: 8 });
    fc.assert(
      fc.property(anyFile, anyPlace, fc.jsonValue({ maxDepth: 2 }), (file, place, value) => {
        const text = JSON.stringify(SMALL_CHAIN[file]);
        put(file, JSON.stringify(replacedAt(JSON.parse(text), place, value)));
        const loaded = loadChainFolder(folder);
        put(file, text);
        if (!loaded.ok)
          expect(loaded.error.every((fault) => fault.file !== '' && fault.message !== '')).toBe(true);
        else expect(loaded.value.startingAt(instant(0)).shops.length).toBeGreaterThan(0);
      }),
    );
  });

  it('says which file is missing', () => {
    rmSync(path.join(folder, 'chain.json'));
    expect(faults()).toEqual(['chain.json: : The file is missing']);
  });

  it('does without ingredients, spots and looks that nothing refers to', () => {
    change('shops/second.json', '"look":"plain",', '');
    expect(faults()).toEqual([]);
    rmSync(path.join(folder, 'delivery-spots.json'));
    expect(faults()).toEqual([
      'shops/a-first.json: deliverySpots[0]: There is no delivery spot table',
      'shops/a-first.json: deliverySpots[1]: There is no delivery spot hatch',
    ]);
  });

  it.each([
    ['{\n  "light": }', 2, 12, 'It is not JSON: value expected'],
    ['{\n  "light": {}\n  "dark": {}\n}', 3, 3, 'It is not JSON: comma expected'],
    ['{ "light": {} } // later', 1, 17, 'It is not JSON: invalid comment token'],
    ['', 1, 1, 'It is not JSON: value expected'],
    [`${'['.repeat(200_000)}`, 1, 101, 'More than 100 levels'],
    [`{ "radius": "${'['.repeat(200)}" }`, 1, 1, expect.stringContaining('expected object')],
  ])('says where %j is wrong', (text, line, column, message) => {
    put('looks/plain.json', text);
    expect(errors()[0]).toMatchObject({ file: 'looks/plain.json', line, column, message });
  });

  it('says that a file is no text', () => {
    writeFileSync(path.join(folder, 'looks/plain.json'), new Uint8Array([0xff, 0xfe]));
    expect(faults()).toEqual(['looks/plain.json: : It is not UTF-8 text']);
  });

  it('says the line of a field, and of what a missing field is missing from', () => {
    put('looks/plain.json', JSON.stringify({ light: { ...PALETTE, ink: 'red' }, dark: {} }, null, 2));
    expect(errors().slice(0, 2)).toMatchObject([
      { line: 5, column: 5, field: 'light.ink' },
      { line: 14, column: 3, field: 'dark.paper' },
    ]);
  });

  it('refuses a menu whose groups multiply beyond measure', () => {
    const level = (name: string, inner: readonly string[]) => ({
      name: inBoth(name),
      ...{ min: 0, max: 1 },
      choices: Array.from({ length: 10 }, (_, index) => ({
        code: `${name}-${index}`,
        name: inBoth(name),
        choiceGroups: inner,
      })),
    });
    const names = Array.from({ length: 12 }, (_, index) => `level-${index}`);
    const groups = names.map(
      (name, index) => [name, level(name, names.slice(index + 1, index + 2))] as const,
    );
    put('menus/cold.json', JSON.stringify({ categories: [], choiceGroups: Object.fromEntries(groups) }));
    change('menus/cafe.json', '"size",', '"size","level-0",');
    change('menus/cafe.json', ',"cold"', '');
    expect(faults()).toEqual(['menus/cafe.json: categories: It has more than 100000 articles and choices']);
  });

  it('says which names nothing has', () => {
    change('shops/second.json', '"menu":"cafe"', '"menu":"cold"');
    change('shops/a-first.json', '"hatch"', '"gate"');
    change('menus/cafe.json', '"contains":["coffee"]', '"contains":["coffee","cofee"]');
    change('menus/cafe.json', '"choiceGroups":["size"', '"choiceGroups":["sizes"');
    change('offers/week.json', '"pictured":"latte"', '"pictured":"mocha"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[0]: There is no choice group sizes',
      'menus/cafe.json: categories[0].articles[1].contains[1]: There is no ingredient cofee',
      'offers/week.json: offers[0].pictured: There is no article mocha',
      'shops/a-first.json: deliverySpots[1]: There is no delivery spot gate',
      'shops/second.json: menu: There is no menu cold',
    ]);
  });

  describe('with value added tax', () => {
    const SELLER = { name: 'Test AB', organisationNumber: '556000-0000', address: ['Storgatan 1'] };
    beforeEach(() => {
      const tables = { SE: { food: { takeAway: 6, dineInPlace: 12 }, wine: 25 }, FI: { food: 13.5 } };
      const added = JSON.stringify({ vat: tables, sellers: { us: SELLER } }).slice(1, -1);
      change('chain.json', '"choiceLevels"', `${added},"choiceLevels"`);
      change('shops/a-first.json', '"look"', '"vat":"SE","seller":"us","look"');
      change('menus/cafe.json', '"name":"Café"', '"name":"Café","vatClass":"food"');
      change('menus/cafe.json', '"code":"{for}-wine"', '"code":"{for}-wine","vatClass":"wine"');
    });

    it('has the rates and the seller of each shop, and the class of each article', () => {
      const [first, second] = load().startingAt(instant(0)).shops;
      expect(first?.shop).toMatchObject({
        seller: SELLER,
        vat: { food: { takeAway: 6, dineInPlace: 12 }, wine: { takeAway: 25, dineInPlace: 25 } },
      });
      expect(second?.shop.vat).toBeUndefined();
      const [hot, cold] = first?.menu.items ?? [];
      expect(hot).toMatchObject({ items: [{ vatClass: 'food' }, { vatClass: 'food' }] });
      expect(cold).toMatchObject({ items: [{ vatClass: 'food' }] });
      expect(JSON.stringify(hot)).toContain('"vatClass":"wine"');
    });

    it('says which names and rates there are not', () => {
      change('menus/cafe.json', '"vatClass":"wine"', '"vatClass":"beer"');
      change('shops/second.json', '"look"', '"vat":"NO","seller":"them","look"');
      expect(faults()).toEqual([
        'menus/cafe.json: choiceGroups.{for}-milk.choices[1].vatClass: There is no VAT class beer',
        'shops/second.json: seller: There is no seller them',
        'shops/second.json: vat: There is no VAT table NO',
      ]);
    });

    it('says what a shop cannot tell the tax of', () => {
      change('shops/second.json', '"look"', '"vat":"FI","look"');
      expect(faults()).toEqual(['shops/second.json: vat: FI has no rate of wine']);
      change('menus/cafe.json', '"vatClass":"food",', '');
      change('shops/second.json', '"vat":"FI",', '');
      expect(faults()).toEqual(
        ['latte', 'black', 'water'].map(
          (code) => `shops/a-first.json: vat: The article ${code} has no vatClass`,
        ),
      );
    });

    it('says which rate is none', () => {
      change('chain.json', '13.5', '135');
      expect(faults()).toEqual(['chain.json: vat.FI.food: Invalid input: expected a number of per cent']);
    });
  });

  it('says which language the storefront does not have', () => {
    change('chain.json', '["sv","en"]', '["sv","xx"]');
    expect(faults()).toEqual([
      'chain.json: languages[1]: Invalid input: expected a language of the storefront',
    ]);
  });

  it('asks for what stands for {for} in a group', () => {
    change('menus/cafe.json', '"for":"latte",', '');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[1].for: Invalid input: expected a value',
    ]);
    change('menus/cafe.json', '{"group":"{for}-milk","min":1}', '"{for}-milk"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[1]: Invalid input: expected the name of a group without {for}',
    ]);
  });

  it('refuses a preset where not exactly one choice is asked for [DEC-145]', () => {
    change('menus/cafe.json', '"code":"large"', '"preset":true,"code":"large"');
    expect(faults()).toEqual([]);
    change('menus/cafe.json', '"code":"{for}-more"', '"preset":true,"code":"{for}-more"');
    expect(faults()).toEqual([expect.stringContaining('expected one preset at most')]);
  });

  it('says what is there twice and what contains itself', () => {
    change('shops/second.json', '"id":2', '"id":1');
    change('menus/cold.json', '"picture":"🧊"', '"picture":"🧊","categories":["hot"]');
    change('menus/cafe.json', '"articles":[', '"categories":["cold"],"articles":[');
    change('menus/cafe.json', '"code":"large"', '"choiceGroups":["size"],"code":"large"');
    expect(faults()).toEqual([
      'shops/second.json: id: The shop 1 is also in shops/a-first.json',
      'menus/cafe.json: categories[0].categories[0]: The category cold contains itself',
      'menus/cafe.json: choiceGroups.size.choices[0].choiceGroups[0]: The choice group size contains itself',
      'menus/cold.json: categories[0].categories[0]: The category hot contains itself',
    ]);
  });

  it('says which codes are twice in a menu', () => {
    change('menus/cold.json', '"code":"water"', '"code":"latte"');
    change('menus/cafe.json', '"code":"{for}-wine"', '"code":"{for}-more"');
    expect(faults()).toEqual([
      'menus/cold.json: categories[0].articles[0]: The article latte is twice on the menu',
      'menus/cafe.json: : The choice latte-more is twice in latte-milk',
    ]);
  });

  it('says which menu cannot be stored', () => {
    change('menus/cafe.json', '"code":"hot"', '"code":"articles"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0]: It cannot be stored: the category code articles',
    ]);
  });

  it('says where the limits of a group contradict each other', () => {
    change('menus/cafe.json', '"min":1,"max":1', '"min":3,"max":1');
    expect(faults()).toEqual(['menus/cafe.json: choiceGroups.size.min: Invalid input: expected at most max']);
  });

  it('says where the limits of a reference contradict those of its group', () => {
    change('menus/cafe.json', '"for":"latte","min":1', '"for":"latte","min":3');
    expect(faults()).toEqual(['menus/cafe.json: : It cannot be stored: the limits of the choice latte-milk']);
  });

  it('says what a price, a colour, hours and a date look like', () => {
    change('menus/cafe.json', '25.4', '9.123');
    change('looks/plain.json', '#102030', '#102');
    change('shops/a-first.json', '"17:00-01:00"', '"14:00-01:00"');
    change('shops/second.json', '["00:00-24:00"]}', '["00:00-24:00"]},"exceptions":{"24-12":[]}');
    expect(faults()).toEqual([
      'shops/a-first.json: openingHours.Monday: Invalid input: expected hours that do not overlap',
      'shops/second.json: exceptions.24-12: Invalid input: expected a date like 2026-12-24, or 12-24 for each year',
      'menus/cafe.json: categories[0].articles[1].price: Invalid input: expected a price with at most two decimals',
      'looks/plain.json: light.paper: Invalid input: expected a colour like #b3261e, in six hexadecimal digits',
    ]);
  });

  it('reads colours with capital letters', () => {
    change('looks/plain.json', '#102030', '#ABCDEF');
    expect(faults()).toEqual([]);
  });

  it('says what is wrong with references and with legal texts at once', () => {
    change('menus/cafe.json', '"contains":["coffee"]', '"contains":["tea"]');
    put('legal/terms.xx.md', '# Terms');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].articles[1].contains[0]: There is no ingredient tea',
      'legal/terms.xx.md: : It is not named like legal/terms.en.md',
    ]);
  });
});
