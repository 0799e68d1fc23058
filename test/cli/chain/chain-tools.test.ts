import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { demonstrationChainFolder } from '@demo/chain-folder';
import { aShell } from '@test/support/cli/a-shell';

const { lucka, json } = aShell();
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'lucka-new-'));
  folder = path.join(parent, 'my-chain');
});
afterEach(() => rmSync(parent, { recursive: true }));

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
};

describe('lucka chain new', () => {
  it('makes a chain of several shops', async () => {
    const made = await lucka(`chain new ${folder} --shops "Hamnen, Södra Torget, 駅"`);
    expect(made.text).toContain('a chain with 3 shops');
    const shops = ['1-hamnen', '2-sodra-torget', '3'].map((file): unknown =>
      JSON.parse(readFileSync(path.join(folder, `shops/${file}.json`), 'utf8')),
    );
    expect(shops).toMatchObject([
      { id: 1, name: 'Hamnen' },
      { id: 2, name: 'Södra Torget' },
      { id: 3, name: '駅' },
    ]);
    expect(await lucka(`chain check ${folder}`)).toMatchObject({ exitCode: 0 });
  });

  it('has the time zone that is given, and says which it is', async () => {
    const made = await lucka(`chain new ${folder} --zone America/Anchorage`);
    expect(made.text).toContain('in the time zone America/Anchorage.');
    const shop: unknown = JSON.parse(readFileSync(path.join(folder, 'shops/first.json'), 'utf8'));
    expect(shop).toMatchObject({ timeZone: 'America/Anchorage' });
  });

  it.each([
    ['EUR', 9.5, 2],
    ['SEK', 105, 2],
    ['JPY', 1615, 0],
    ['GBP', 9.5, 2],
  ])('has prices that are likely in %s', async (currency, price, decimals) => {
    await lucka(`chain new ${folder} --currency ${currency}`);
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    expect(read('menus/lunch.json')).toMatchObject({ categories: [{ articles: [{ price }, {}] }, {}] });
    expect(read('chain.json')).toMatchObject({ currencies: { [currency]: { decimals } } });
  });

  it('refuses a shop without a name', async () => {
    expect(await lucka(`chain new ${folder} --shops "Hamnen,,Torget"`)).toMatchObject({ exitCode: 2 });
  });

  it.each([['en'], ['fi,sv'], [[...LANGUAGES].join(',')]])(
    'makes a chain in %s that is in order',
    async (languages) => {
      const made = await lucka(
        `chain new ${folder} --name "Soup & Co" --languages ${languages} --currency SEK`,
      );
      expect(made).toMatchObject({
        exitCode: 0,
        text: expect.stringContaining(`LUCKA_CHAIN=${folder} npm start`),
      });
      expect(await lucka(`chain check ${folder}`)).toMatchObject({
        exitCode: 0,
        text: `${folder} is in order.\n`,
      });
      const shop: unknown = JSON.parse(readFileSync(path.join(folder, 'shops/first.json'), 'utf8'));
      expect(shop).toMatchObject({ name: 'Soup & Co', currency: 'SEK' });
    },
  );

  it('overwrites no chain', async () => {
    await lucka(`chain new ${folder}`);
    change('chain.json', '"my-chain"', '"Mine"');
    expect(await lucka(`chain new ${folder}`)).toMatchObject({ exitCode: 1 });
    expect(readFileSync(path.join(folder, 'chain.json'), 'utf8')).toContain('"Mine"');
  });

  it('writes the value added tax that is given', async () => {
    await lucka(`chain new ${folder} --vat 13.5`);
    expect(await lucka(`chain check ${folder}`)).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(readFileSync(path.join(folder, 'chain.json'), 'utf8'))).toMatchObject({
      vat: { home: { food: 13.5 } },
    });
  });

  it.each([
    ['languages', 'en,xx'],
    ['languages', 'en,en'],
    ['currency', 'kr'],
    ['vat', 'high'],
    ['zone', 'Oslo'],
  ])('refuses --%s %s', async (option, value) => {
    const refused = { ok: false, reason: { field: option } };
    expect(await json(`chain new ${folder} --${option} ${value}`)).toMatchObject(refused);
  });
});

describe('lucka chain check', () => {
  it('accepts the demonstration', async () => {
    expect(await lucka(`chain check ${demonstrationChainFolder()}`)).toMatchObject({ exitCode: 0 });
  });

  it('warns of files that nothing reads', async () => {
    await lucka(`chain new ${folder}`);
    mkdirSync(path.join(folder, 'offers2'));
    writeFileSync(path.join(folder, 'shops/second.JSON'), '{}');
    writeFileSync(path.join(folder, 'chian.json'), '{}');
    writeFileSync(path.join(folder, 'notes.md'), 'Ask Eva.');
    expect((await lucka(`chain check ${folder}`)).text.split('\n')).toEqual([
      'warning: chian.json:1:1: Nothing reads it',
      'warning: offers2/:1:1: Nothing reads it',
      'warning: shops/second.JSON:1:1: Nothing reads it',
      `${folder} is in order.`,
      '',
    ]);
  });

  it('prints file, line, column and field of each error', async () => {
    await lucka(`chain new ${folder}`);
    change('menus/lunch.json', '"price": 7,', '"price": "7",');
    change('shops/first.json', '"menu": "lunch"', '"menu": "dinner"');
    change('shops/first.json', '"timeZone"', '"opens": 1,\n  "timeZone"');
    const { exitCode, text } = await lucka(`chain check ${folder}`);
    expect(exitCode).toBe(1);
    const lineOf = (file: string, content: string): number =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(content)) + 1;
    expect(text.trim().split('\n')).toEqual([
      `shops/first.json:${lineOf('shops/first.json', '"opens"')}:3: opens: Unknown field`,
      `menus/lunch.json:${lineOf('menus/lunch.json', '"7"')}:11: categories[0].articles[1].price: ` +
        'Invalid input: expected number, received string',
    ]);
    expect(await json(`chain check ${folder}`)).toMatchObject({
      ok: false,
      errors: [
        { file: 'shops/first.json', field: 'opens' },
        { file: 'menus/lunch.json', column: 11 },
      ],
    });
  });

  it('warns of colours that some cannot read', async () => {
    await lucka(`chain new ${folder}`);
    const look = JSON.parse(readFileSync(path.join(demonstrationChainFolder(), 'looks/bakery.json'), 'utf8'));
    const faint = { ...look, light: { ...look.light, ink: '#ccbbaa' } };
    mkdirSync(path.join(folder, 'looks'));
    writeFileSync(path.join(folder, 'looks/faint.json'), JSON.stringify(faint, null, 2));
    const { exitCode, text } = await lucka(`chain check ${folder}`);
    expect([exitCode, text.split('\n')[0]]).toEqual([
      0,
      'warning: looks/faint.json:6:5: light.ink: The contrast of ink on paper is 1.7, and 4.5 is needed',
    ]);
  });

  it('says where a folder has no chain', async () => {
    expect(await lucka(`chain check ${folder}`)).toMatchObject({
      exitCode: 1,
      text: 'chain.json:1:1: The file is missing\n',
    });
  });
});

describe('lucka chain picture', () => {
  it('says of each dish what its picture is drawn from', async () => {
    await lucka(`chain new ${folder}`);
    const { exitCode, text } = await lucka(`chain picture ${folder}`);
    expect(exitCode).toBe(0);
    expect(text.split('\n')).toEqual([
      'soup: 🍲🥕 vessel: bowl; sauce: lentils, tomato; toppings: lentils, carrot, tomato',
      'sandwich: 🥪🧀🍅 vessel: none; base: bread; toppings: cheese as swissCheese, tomato, lettuce',
      'coffee: ☕ vessel: cup; base: coffee',
      'water: not drawn, 💧',
      '3 of 4 are drawn.',
      '',
    ]);
  });

  it('names what it cannot draw', async () => {
    await lucka(`chain new ${folder}`);
    change(
      'ingredients.json',
      '"carrot": {',
      '"salsify": { "nature": "plant", "allergens": [] },\n    "carrot": {',
    );
    change('menus/lunch.json', '"lentils",', '"lentils", "salsify",');
    expect((await lucka(`chain picture ${folder} --dish soup`)).text).toContain('; not drawn: salsify\n');
    expect(await json(`chain picture ${folder} --dish soup`)).toMatchObject({
      dishes: [{ code: 'soup', drawn: { vessel: 'bowl' }, unknown: ['salsify'] }],
    });
  });

  it('writes the drawings as SVG', async () => {
    await lucka(`chain new ${folder}`);
    const to = path.join(parent, 'drawings');
    expect((await lucka(`chain picture ${folder} --to ${to}`)).text).toContain(`3 of 4 are drawn, in ${to}.`);
    expect(readdirSync(to).toSorted()).toEqual(['coffee.svg', 'sandwich.svg', 'soup.svg']);
    expect(readFileSync(path.join(to, 'soup.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('refuses a dish that there is not, a folder that is a file, and a chain with errors', async () => {
    await lucka(`chain new ${folder}`);
    expect(await json(`chain picture ${folder} --dish stew`)).toMatchObject({ reason: { field: 'dish' } });
    const file = path.join(folder, 'chain.json');
    expect(await json(`chain picture ${folder} --to ${file}`)).toMatchObject({ reason: { field: 'to' } });
    change('menus/lunch.json', '"lentils"', '"lentil"');
    expect(await lucka(`chain picture ${folder}`)).toMatchObject({ exitCode: 1 });
  });

  it('leaves dishes with a photograph alone', async () => {
    expect((await lucka('chain picture examples/harbour-kitchens')).text).toBe('0 of 0 are drawn.\n');
  });
});
