import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@api/design/contrast';
import { illustratedParts } from '@api/chain/illustration/illustrate';
import { PIECES } from '@api/chain/illustration/looks';
import { paletteOf } from '@api/chain/illustration/palette';
import { seededNumbers } from '@api/chain/illustration/seeded-numbers';
import { parseChain } from '@api/chain/parse-chain';
import { pictureReports } from '@api/chain/pictures/picture-report';
import { demonstration } from '@demo/demonstration-chain';
import { must } from '@test/support/builders/must';

const COLOUR = /#[0-9a-f]{6}/g;
const FORMS = [...'🍕🍔🥪🥖🍞🌭🌮🌯🥗🥣🍲🍜🥡🍛🥘🍝🍣🍥🍱🧅🫙🌀🥯🍰🥤🧋☕', '🍽️'];
const SEEDS = ['one', 'two', 'three'];

/** The colours of an ingredient that do not vary from piece to piece. */
const coloursOf = (code: string): readonly string[] => {
  const drawn = SEEDS.map((seed) => new Set(must(PIECES[code])(seededNumbers(seed)).match(COLOUR)));
  return [...must(drawn[0])].filter((colour) => drawn.every((each) => each.has(colour)));
};

const CODES = Object.keys(PIECES);
const colours = new Map(CODES.map((code) => [code, coloursOf(code)]));

/** Colours that only this ingredient has. */
const ownColours = (code: string): readonly string[] =>
  (colours.get(code) ?? []).filter((colour) =>
    CODES.every((other) => other === code || colours.get(other)?.includes(colour) === false),
  );

const articles = demonstration().picturedArticles();
const contentsOf = new Map(
  articles.map(({ article }) => [article.code, (article.contains ?? []).map(({ code }) => code)]),
);
const drawn = pictureReports(articles).filter(({ svg }) => svg !== undefined);
const parsed = parseChain(demonstration().source);
const files = must(parsed.ok ? parsed.value : undefined);

describe('the drawings of the demonstration', () => {
  it('show no ingredient that is not in the dish', () => {
    expect(drawn.length).toBeGreaterThan(180);
    const foreign = drawn
      // A dip shows what its sauce is made with.
      .filter(({ picture }) => !picture.startsWith('🫙'))
      .flatMap(({ code, svg = '' }) =>
        CODES.filter((each) => contentsOf.get(code)?.includes(each) === false && ownColours(each).length > 0)
          .filter((each) => colours.get(each)?.every((colour) => svg.includes(colour)))
          .map((each) => `${code}: ${each}`),
      );
    expect(foreign).toEqual([]);
  });

  it('show nothing of an animal on a vegetarian dish', () => {
    const isAnimal = (code: string): boolean => files.ingredients[code]?.nature === 'animal';
    const ofPlants = new Set(
      CODES.filter((code) => !isAnimal(code)).flatMap((code) => colours.get(code) ?? []),
    );
    const ofAnimals = CODES.filter(isAnimal)
      .flatMap((code) => ownColours(code))
      .filter((colour) => !ofPlants.has(colour));
    const vegetarian = drawn.filter(({ code }) => contentsOf.get(code)?.some(isAnimal) === false);
    expect(vegetarian.length).toBeGreaterThan(60);
    const meaty = vegetarian.flatMap(({ code, svg = '' }) =>
      ofAnimals.filter((colour) => svg.includes(colour)).map((colour) => `${code}: ${colour}`),
    );
    expect(meaty).toEqual([]);
  });

  it('show the prepared food in place of what it is made from', () => {
    const toppings = (code: string) => drawn.find((report) => report.code === code)?.drawn?.toppings;
    expect(toppings('home-wallenberg')).toEqual(['mincePatty', 'peas', 'lingonberry']);
    expect(toppings('home-cabbage')).toEqual(['cabbageRoll', 'lingonberry']);
  });
});

describe('illustratedParts', () => {
  it('takes every part from what the dish contains', () => {
    const known = [
      ...CODES,
      'wheat',
      'rye',
      'rice',
      'sushiRice',
      'nori',
      'butteredWheat',
      'sponge',
      'coffee',
      'milk',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), fc.subarray(known, { maxLength: 9 }), (form, contains) => {
        const parts = illustratedParts(form, contains);
        if (parts === undefined) return;
        const all = [...parts.base, ...parts.sauce, ...parts.toppings, ...parts.garnish];
        expect(all.filter((code) => !contains.includes(code))).toEqual([]);
      }),
    );
  });
});

describe('paletteOf', () => {
  it.each(files.looks.map(({ id, content }) => [id, content] as const))(
    'keeps ware or rim apart from the ground of light and dark pages in %s',
    (_, { light, dark }) => {
      const { plate, ...wares } = paletteOf(light);
      for (const ground of [light.plate, dark.plate])
        for (const { color, rim } of [plate, ...wares.light, ...wares.dark])
          expect(Math.max(contrastRatio(color, ground), contrastRatio(rim, ground))).toBeGreaterThanOrEqual(
            3,
          );
    },
  );
});
