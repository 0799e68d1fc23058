import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleCsv } from '@api/chain/article-table';
import { importArticles } from '@api/chain/import-articles';
import { loadChain } from '@api/chain/load-chain';
import { parseChain } from '@api/chain/parse-chain';
import { smallChain } from '@test/support/api/a-small-chain';
import { someBrokenText } from '@test/support/arbitraries/some-damage';
import { aShell } from '@test/support/cli/a-shell';

const { lucka } = aShell();
let parent: string;
let folder: string;
let csv: string;

beforeEach(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'lucka-csv-'));
  folder = path.join(parent, 'my-chain');
  csv = path.join(parent, 'prices.csv');
  await lucka(`chain new ${folder} --languages sv,en`);
  await lucka(`chain articles ${folder} --to ${csv}`);
});
afterEach(() => rmSync(parent, { recursive: true }));

const menu = (): string => readFileSync(path.join(folder, 'menus/lunch.json'), 'utf8');
const readWith = (from: string, to: string) => {
  const table = readFileSync(csv, 'utf8');
  expect(table).toContain(from);
  writeFileSync(csv, table.replace(from, to));
  return lucka(`chain articles ${folder} --from ${csv}`);
};

describe('lucka chain articles', () => {
  it('writes a table for a spreadsheet, which changes nothing when it is read', async () => {
    const before = menu();
    expect(readFileSync(csv, 'utf8').split('\r\n').slice(0, 3)).toEqual([
      '\ufeffmenu,category,code,price,soldOut,"name sv","name en"',
      'menus/lunch.json,dishes,soup,9.5,,Linssoppa,"Lentil soup"',
      'menus/lunch.json,dishes,sandwich,7,,Ostsmörgås,"Cheese sandwich"',
    ]);
    expect(await lucka(`chain articles ${folder} --from ${csv}`)).toMatchObject({
      text: 'Nothing differs.\n',
    });
    expect(menu()).toBe(before);
  });

  it('reads the Windows-1252 of Excel, and says so', async () => {
    const table = readFileSync(csv, 'utf8')
      .replace(/^\ufeff/, '')
      .replace('Linssoppa', 'Ärtsoppa på fläsk');
    writeFileSync(csv, Buffer.from(table, 'latin1'));
    const { text } = await lucka(`chain articles ${folder} --from ${csv}`);
    expect(text.split('\n')).toEqual([
      `${csv} is no UTF-8 and was read as Windows-1252: check its names.`,
      'changed menus/lunch.json categories[dishes].articles[soup].name.sv: "Linssoppa" → "Ärtsoppa på fläsk"',
      '',
    ]);
    expect(menu()).toContain('Ostsmörgås');
  });

  it('reads the UTF-16 of a spreadsheet', async () => {
    const table = readFileSync(csv, 'utf8').replace('Linssoppa', 'Гороховый суп');
    writeFileSync(csv, Buffer.from(table, 'utf16le'));
    await lucka(`chain articles ${folder} --from ${csv}`);
    expect(menu()).toContain('Гороховый суп');
  });

  it('reads prices and names, and leaves all else as it is written', async () => {
    const before = menu();
    const { text } = await readWith('soup,9.5,,Linssoppa', 'soup,"10,25",yes,Soppa');
    expect(text.split('\n')).toEqual([
      'changed menus/lunch.json categories[dishes].articles[soup].name.sv: "Linssoppa" → "Soppa"',
      'changed menus/lunch.json categories[dishes].articles[soup].price: 9.5 → 10.25',
      'added menus/lunch.json categories[dishes].articles[soup].soldOut: true',
      '',
    ]);
    const others = (json: string) =>
      json.split('\n').filter((line) => !/9\.5|10\.25|Soppa|Linssoppa|soldOut|"picture": "🍲🥕"/.test(line));
    expect(others(menu())).toEqual(others(before));
  });

  it('adds an article at the end of its category', async () => {
    await readWith(
      'menus/lunch.json,drinks,water',
      'menus/lunch.json,drinks,tea,2.5,,Te,Tea\r\nmenus/lunch.json,drinks,water',
    );
    expect(JSON.parse(menu()).categories[1].articles.at(-1)).toEqual({
      ...{ code: 'tea', price: 2.5 },
      name: { sv: 'Te', en: 'Tea' },
    });
    expect(await lucka(`chain check ${folder}`)).toMatchObject({ exitCode: 0 });
  });

  it('has a column of VAT classes where the chain has some', async () => {
    const taxed = path.join(parent, 'taxed');
    await lucka(`chain new ${taxed} --vat 13.5`);
    folder = taxed;
    await lucka(`chain articles ${folder} --to ${csv}`);
    expect(readFileSync(csv, 'utf8')).toContain('"name en",vatClass\r\n');
    const { text } = await readWith('"Lentil soup",', '"Lentil soup",food');
    expect(text).toBe('added menus/lunch.json categories[dishes].articles[soup].vatClass: "food"\n');
    expect(await readWith('"Lentil soup",food', '"Lentil soup",beer')).toMatchObject({ exitCode: 1 });
    expect((await readWith('"Lentil soup",beer', '"Lentil soup",')).text).toContain(
      'removed menus/lunch.json',
    );
  });

  describe('the column of serving hours', () => {
    const HEAD = 'menu,category,code,price,soldOut,name sv,name en,servingHours\n';
    const soupAt = (hours: string) =>
      writeFileSync(csv, `${HEAD}menus/lunch.json,dishes,soup,9.5,,Linssoppa,Lentil soup,"${hours}"\n`);
    const read = () => lucka(`chain articles ${folder} --from ${csv}`);

    it('sets, writes and removes the hours of an article', async () => {
      soupAt('daily 07:00-10:30; Sunday 08:00-11:00 12:00-14:00');
      await read();
      expect(JSON.parse(menu()).categories[0].articles[0].servingHours).toEqual({
        daily: ['07:00-10:30'],
        Sunday: ['08:00-11:00', '12:00-14:00'],
      });
      await lucka(`chain articles ${folder} --to ${csv}`);
      expect(readFileSync(csv, 'utf8').split('\r\n').slice(0, 3)).toEqual([
        '\ufeffmenu,category,code,price,soldOut,"name sv","name en",servingHours',
        expect.stringContaining(',"daily 07:00-10:30; Sunday 08:00-11:00 12:00-14:00"'),
        expect.stringMatching(/,$/),
      ]);
      expect(await read()).toMatchObject({ text: 'Nothing differs.\n' });
      soupAt('');
      expect(await read()).toMatchObject({ text: expect.stringContaining('removed menus/lunch.json') });
      expect(menu()).not.toContain('servingHours');
    });

    it('leaves the hours as they are where the table has no such column', async () => {
      soupAt('daily 07:00-10:30');
      await read();
      const before = menu();
      writeFileSync(csv, 'menu,category,code,price,soldOut,name sv,name en\n');
      await read();
      expect(menu()).toBe(before);
    });

    it.each([
      '07:00-10:30',
      'daily',
      'daily 7-10',
      'daily 07:00-10:30; daily 08:00-09:00',
      'never 07:00-10:30',
    ])('refuses %j, by its line', async (hours) => {
      const before = menu();
      soupAt(hours);
      expect(await read()).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining(`${csv}:2: servingHours:`),
      });
      expect(menu()).toBe(before);
    });
  });

  it('declares nothing of a new article, and says so when the chain is checked [PAIN-54]', async () => {
    const beer = 'menus/lunch.json,drinks,beer,8,,Öl,Beer\r\n';
    writeFileSync(csv, `menu,category,code,price,soldOut,name sv,name en\r\n${beer}`);
    await lucka(`chain articles ${folder} --from ${csv}`);
    expect(menu()).toContain('"beer"');
    const { text } = await lucka(`chain check ${folder}`);
    expect(text).toContain('categories[1].articles[2]: It has no contains, so nothing is declared of it');
  });

  it('reads the semicolons of a spreadsheet in Swedish', async () => {
    writeFileSync(
      csv,
      'menu;category;code;price;soldOut;name sv;name en\nmenus/lunch.json;dishes;soup;12,50;;Linssoppa;Lentil soup\n',
    );
    expect(await lucka(`chain articles ${folder} --from ${csv}`)).toMatchObject({
      text: 'changed menus/lunch.json categories[dishes].articles[soup].price: 9.5 → 12.5\n',
    });
  });

  it.each([
    ['soup,9.5', 'soup,cheap', '2: price: cheap is no price'],
    ['soup,9.5,,Linssoppa', 'soup,9.5,,', '2: name sv: The name is missing'],
    [
      'lunch.json,dishes,soup',
      'lunch.json,starters,soup',
      '2: category: menus/lunch.json has no category starters',
    ],
    ['sandwich,7,', 'sandwich,7,maybe', '3: soldOut: It is yes or empty'],
    [',price,', ',cost,', '1: price: The column is missing'],
    ['Linssoppa', '"Lins"soppa', '2: : It is not CSV: Invalid Closing Quote'],
  ])('refuses a table with %j as %j, by its line', async (from, to, message) => {
    const before = menu();
    const { exitCode, text } = await readWith(from, to);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(`${csv}:${message}`)]);
    expect(menu()).toBe(before);
  });

  it('refuses a code that cannot be, with nothing written', async () => {
    const before = menu();
    expect(await readWith('dishes,soup', 'dishes,a/b')).toMatchObject({ exitCode: 1 });
    expect(menu()).toBe(before);
  });

  it('never throws, whatever the table is', () => {
    const source = smallChain();
    const files = parseChain(source);
    if (!files.ok) expect.unreachable();
    fc.assert(
      fc.property(someBrokenText(articleCsv(files.value)), (text) => {
        const read = importArticles(text, files.value, source);
        if (!read.ok) expect(read.error.every(({ line }) => line >= 1)).toBe(true);
        else expect(loadChain(read.value)).toHaveProperty('ok');
      }),
    );
  });
});
