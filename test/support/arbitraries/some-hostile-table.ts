import fc from 'fast-check';
import { someBrokenText } from '@test/support/arbitraries/some-damage';

const HEAD = 'menu,category,code,price,soldOut,name sv,name en';
const ROWS = [
  'menus/cafe.json,hot,latte,47.5,,Latte,Latte',
  'menus/cafe.json,hot,black,25.4,yes,Svart,Black',
  'menus/cold.json,cold,water,0,,Vatten,Water',
];

const someCell = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', '-1', '1e999', '0x10', '99999999999999999999', '=1+1', '@x', '../../etc/passwd'),
    fc.constantFrom('"', '"a""b"', '__proto__', 'constructor', '\u0000', '\uD800', 'a/b', '.'.repeat(90)),
    fc.string({ maxLength: 12 }),
  );

const someRow = (): fc.Arbitrary<string> =>
  fc
    .record({
      row: fc.constantFrom(...ROWS),
      at: fc.nat({ max: 7 }),
      cell: someCell(),
    })
    .map(({ row, at, cell }) => row.split(',').with(Math.min(at, 6), cell).join(','));

const somePricedRow = (): fc.Arbitrary<string> =>
  fc
    .record({ row: fc.constantFrom(...ROWS), price: fc.nat({ max: 900 }) })
    .map(({ row, price }) => row.split(',').with(3, String(price)).join(','));

/** A table of articles of the small chain: with other prices, with foreign cells, or broken as a text. */
export const someHostileTable = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(somePricedRow(), { minLength: 1, maxLength: 3 }).map((rows) => [HEAD, ...rows].join('\n')),
    fc.array(someRow(), { minLength: 1, maxLength: 4 }).map((rows) => [HEAD, ...rows].join('\n')),
    someBrokenText([HEAD, ...ROWS].join('\n')),
  );
