import { chunk } from '@api/chain/illustration/pieces/chunk';
import { ring } from '@api/chain/illustration/pieces/ring';
import { leavesBase } from '@api/chain/illustration/bases/leaves';
import { liquidBase } from '@api/chain/illustration/bases/liquid';
import { noodlesBase } from '@api/chain/illustration/bases/noodles';
import { riceBase } from '@api/chain/illustration/bases/rice';
import { clusters } from '@api/chain/illustration/clusters';
import { PIECES } from '@api/chain/illustration/looks';
import type { Piece } from '@api/chain/illustration/piece';
import { roundVessel } from '@api/chain/illustration/round-vessel';
import { sauceColor } from '@api/chain/illustration/sauces';
import { blob, shade } from '@api/chain/illustration/shapes';
import { spread } from '@api/chain/illustration/spread';

type Serve = (contains: readonly string[], next: () => number) => string;

const piecesOf = (contains: readonly string[], without: readonly string[] = []): readonly Piece[] =>
  contains.flatMap((code): Piece[] => {
    const piece = without.includes(code) ? undefined : PIECES[code];
    return piece === undefined ? [] : [piece];
  });

/** Stoneware of one kiln. */
const LIGHT = ['#f1e7d6', '#d8c3a0', '#c9d3c4', '#e3b79a'];
const DARK = ['#3f5561', '#4a3f3a', '#6f7f63', '#8a5a45', '#2f3b46'];

const oneOf = (colors: readonly string[], next: () => number): string =>
  colors[Math.floor(next() * colors.length)] ?? '#f1e7d6';

const turned = (content: string, next: () => number): string =>
  `<g transform="rotate(${Math.round(next() * 360)} 256 256)">${content}</g>`;

const GRAINS: Readonly<Record<string, string>> = {
  rice: '#f6efdc',
  sushiRice: '#f6efdc',
  quinoa: '#e6c98a',
  bulgur: '#dcb870',
};

const grainOf = (contains: readonly string[]): string =>
  contains.flatMap((code) => GRAINS[code] ?? [])[0] ?? '#f6efdc';

const LEAVES = ['lettuce', 'rocket', 'spinach', 'kale'];

export const salad: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(LIGHT, next) },
    LEAVES.some((code) => contains.includes(code))
      ? leavesBase(196, next) + clusters(piecesOf(contains, LEAVES), { radius: 190, scale: 1.3 }, next)
      : spread(piecesOf(contains), { radius: 172, count: 30, scale: 1.4 }, next),
  );

export const grainBowl: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(DARK, next) },
    contains.some((code) => GRAINS[code] !== undefined)
      ? riceBase(grainOf(contains), { isHalf: false, radius: 196 }, next) +
          clusters(piecesOf(contains), { radius: 190, scale: 1.3 }, next)
      : clusters(piecesOf(contains), { radius: 216, scale: 1.5 }, next),
  );

export const soup: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(LIGHT, next) },
    liquidBase(sauceColor(contains) ?? '#e0b46a', 196, next) +
      spread(piecesOf(contains, ['garlic']), { radius: 150, count: 13, scale: 1.35 }, next),
  );

export const ramen: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(DARK, next) },
    liquidBase(sauceColor(contains) ?? '#d9a050', 196, next) +
      noodlesBase('#f3d68a', 180, next) +
      clusters(piecesOf(contains), { radius: 186, scale: 1.35 }, next),
  );

export const noodles: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(DARK, next) },
    noodlesBase(contains.includes('soy') ? '#c98d45' : '#eecb80', 216, next) +
      spread(piecesOf(contains), { radius: 146, count: 16, scale: 1.3 }, next),
  );

export const curry: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(LIGHT, next) },
    liquidBase(sauceColor(contains) ?? '#e0a03a', 196, next) +
      turned(
        riceBase(grainOf(contains), { isHalf: true, radius: 196 }, next) +
          `<g transform="translate(62 22)">${spread(piecesOf(contains), { radius: 104, count: 9, scale: 1.3 }, next)}</g>`,
        next,
      ),
  );

export const stirFry: Serve = (contains, next) =>
  roundVessel(
    { isDeep: true, color: oneOf(DARK, next) },
    turned(
      riceBase(grainOf(contains), { isHalf: true, radius: 230 }, next) +
        `<g transform="translate(52 24)">${spread(piecesOf(contains), { radius: 124, count: 19, scale: 1.35 }, next)}</g>`,
      next,
    ),
  );

export const plate: Serve = (contains, next) => {
  const sauce = ['gravy', 'halfCream', 'creamFraiche', 'mustard'].some((code) => contains.includes(code));
  const pool = sauce
    ? `<g transform="translate(256 262)"><path d="${blob(146, 0.12, next, 10)}" fill="${contains.includes('gravy') ? '#c99a5f' : '#f4e2b8'}"/><path d="${blob(120, 0.14, next, 10)}" fill="${contains.includes('gravy') ? '#d9ae74' : '#faeecf'}"/></g>`
    : '';
  return roundVessel(
    { isDeep: false, color: '#f7f0e4' },
    pool + clusters(piecesOf(contains, ['creamFraiche']), { radius: 168, scale: 1.45 }, next),
  );
};

const DIP_BOWLS = ['#54402f', '#5c7f55', '#3f5561', '#a8553f', '#d9c29a'];

/** A small bowl of a sauce, with what gives it its taste on top. */
export const dip: Serve = (contains, next) => {
  const color = sauceColor(contains) ?? '#f6e6ae';
  const top = contains.flatMap((code): Piece[] => {
    const piece = PIECES[TASTES[code] ?? ''];
    return piece === undefined ? [] : [piece];
  });
  return roundVessel(
    { isDeep: true, color: oneOf(DIP_BOWLS, next) },
    liquidBase(color, 196, next) + spread(top, { radius: 120, count: 7, scale: 1.7 }, next),
  );
};

/** What a sauce is made with. */
const TASTES: Readonly<Record<string, string>> = {
  aioli: 'garlic',
  truffleMayo: 'truffle',
  chiliMayo: 'chili',
  blueCheeseDip: 'gorgonzola',
};

export const pasta: Serve = (contains, next) => {
  const sauce = contains.includes('tomato') ? '#cf3f22' : contains.includes('pesto') ? '#7f9c35' : undefined;
  const pool =
    sauce === undefined
      ? ''
      : `<g transform="translate(256 256)"><path d="${blob(112, 0.2, next, 11)}" fill="${shade(sauce, -0.2)}"/><path d="${blob(100, 0.2, next, 11)}" transform="translate(-4 -6)" fill="${sauce}"/></g>`;
  const minced = contains.includes('beef') ? [chunk('#8f5230', 15)] : [];
  return roundVessel(
    { isDeep: true, color: '#f6efe3' },
    noodlesBase('#f2cf7a', 214, next) +
      pool +
      spread(
        [...minced, ...piecesOf(contains, ['beef', 'tomato'])],
        { radius: 130, count: 15, scale: 1.25 },
        next,
      ),
  );
};

export const onionRings: Serve = (_, next) =>
  roundVessel(
    { isDeep: false, color: '#f7f0e4' },
    spread([ring('#d9933a', 26, 17)], { radius: 128, count: 12, scale: 1.7 }, next),
  );
