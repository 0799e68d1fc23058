import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { PALETTE, SMALL_CHAIN } from '@test/support/api/a-small-chain';
import { openChainFolder } from '@test/support/api/chain-folder';

const { change, errors, faults, put, read, remove } = openChainFolder();

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
        const loaded = read();
        put(file, text);
        if (!loaded.ok)
          expect(loaded.error.every((fault) => fault.file !== '' && fault.message !== '')).toBe(true);
        else expect(loaded.value.startingAt(instant(0)).shops.length).toBeGreaterThan(0);
      }),
    );
  });

  it('says which file is missing', () => {
    remove('chain.json');
    expect(faults()).toEqual(['chain.json: : The file is missing']);
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
    put('looks/plain.json', new Uint8Array([0xff, 0xfe]));
    expect(faults()).toEqual(['looks/plain.json: : It is not UTF-8 text']);
  });

  it('says the line of a field, and of what a missing field is missing from', () => {
    put('looks/plain.json', JSON.stringify({ light: { ...PALETTE, ink: 'red' }, dark: {} }, null, 2));
    expect(errors().slice(0, 2)).toMatchObject([
      { line: 5, column: 5, field: 'light.ink' },
      { line: 14, column: 3, field: 'dark.paper' },
    ]);
  });

  it('says which language the storefront does not have', () => {
    change('chain.json', '["sv","en"]', '["sv","xx"]');
    expect(faults()).toEqual([
      'chain.json: languages[1]: Invalid input: expected a language of the storefront',
    ]);
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
});
