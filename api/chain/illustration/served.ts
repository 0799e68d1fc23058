import { leavesBase } from '@api/chain/illustration/bases/leaves';
import { liquidBase } from '@api/chain/illustration/bases/liquid';
import { noodlesBase } from '@api/chain/illustration/bases/noodles';
import { riceBase } from '@api/chain/illustration/bases/rice';
import { clusters } from '@api/chain/illustration/clusters';
import type { Drawing, Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import type { Ware } from '@api/chain/illustration/palette';
import { hasPieces, partsOf, type Parts } from '@api/chain/illustration/parts';
import type { Piece } from '@api/chain/illustration/piece';
import { chunk, strips } from '@api/chain/illustration/pieces/chunk';
import { ring } from '@api/chain/illustration/pieces/ring';
import { roundVessel } from '@api/chain/illustration/round-vessel';
import { sauceColor, SAUCES } from '@api/chain/illustration/sauces';
import { blob, shade } from '@api/chain/illustration/shapes';
import { spread } from '@api/chain/illustration/spread';

type Content = (parts: Parts, next: () => number) => string;

const GRAINS: Readonly<Record<string, string>> = {
  rice: '#f6efdc',
  sushiRice: '#f6efdc',
  quinoa: '#e6c98a',
  bulgur: '#dcb870',
};
const LEAVES = ['lettuce', 'rocket', 'spinach', 'kale'];
const NOODLES = ['riceNoodles', 'eggNoodles', 'udonNoodles', 'ramenNoodles'];
const POOLS = ['gravy', 'halfCream', 'creamFraiche', 'mustard'];

/** What is served by the piece, and how many there are. */
const LARGE: Readonly<Record<string, number>> = {
  mincePatty: 1,
  breadedCutlet: 1,
  cabbageRoll: 3,
  potatoPancake: 3,
  friedEgg: 1,
  burrata: 1,
};

const piecesOf = (
  codes: readonly string[],
  instead: Readonly<Record<string, Piece>> = {},
): readonly Piece[] => codes.flatMap((code) => instead[code] ?? PIECES[code] ?? []);

const heaped = ({ toppings, garnish }: Parts, radius: number, scale: number, next: () => number): string =>
  clusters(
    toppings.flatMap((code) => {
      const piece = PIECES[code];
      return piece === undefined ? [] : [{ piece, most: LARGE[code] }];
    }),
    { radius, scale },
    next,
  ) +
  spread(
    piecesOf(garnish),
    { radius: radius * 0.72, count: toppings.length === 0 ? 14 : 7, scale: 1.1 },
    next,
  );

const mixedUp = (
  { toppings, garnish }: Parts,
  of: { readonly radius: number; readonly count: number; readonly scale: number },
  next: () => number,
  instead: Readonly<Record<string, Piece>> = {},
): string => spread(piecesOf([...toppings, ...garnish], instead), of, next);

const turned = (content: string, next: () => number): string =>
  `<g transform="rotate(${Math.round(next() * 360)} 256 256)">${content}</g>`;

const oneOf = (wares: readonly Ware[], { next, palette }: Drawing): Ware =>
  wares[Math.floor(next() * wares.length)] ?? palette.plate;

const grainOf = ({ base }: Parts): string => base.flatMap((code) => GRAINS[code] ?? [])[0] ?? '#f6efdc';

const inBowl =
  (tone: 'light' | 'dark', content: Content): Form['draw'] =>
  (parts, drawing) =>
    roundVessel({ isDeep: true, ware: oneOf(drawing.palette[tone], drawing) }, content(parts, drawing.next));

const onPlate =
  (isDeep: boolean, content: Content): Form['draw'] =>
  (parts, { palette, next }) =>
    roundVessel({ isDeep, ware: palette.plate }, content(parts, next));

const when = (isEnough: boolean, parts: Parts): Parts | undefined => (isEnough ? parts : undefined);

export const salad: Form = {
  vessel: 'bowl',
  parts: (contains) => {
    const parts = partsOf(contains, { base: LEAVES });
    return when(hasPieces(parts), parts);
  },
  draw: inBowl('light', (parts, next) =>
    parts.base.length > 0
      ? leavesBase(parts.base, 200, next) + heaped(parts, 190, 1.4, next)
      : mixedUp(parts, { radius: 178, count: 34, scale: 1.5 }, next),
  ),
};

export const grainBowl: Form = {
  vessel: 'bowl',
  parts: (contains) => {
    const parts = partsOf(contains, { base: Object.keys(GRAINS) });
    return when(hasPieces(parts), parts);
  },
  draw: inBowl('dark', (parts, next) =>
    parts.base.length > 0
      ? riceBase(grainOf(parts), { isHalf: false, radius: 200 }, next) + heaped(parts, 190, 1.4, next)
      : heaped(parts, 214, 1.7, next),
  ),
};

export const soup: Form = {
  vessel: 'bowl',
  parts: (contains) => {
    const parts = partsOf(contains, { sauce: SAUCES, without: ['garlic'] });
    return when(hasPieces(parts), parts);
  },
  draw: inBowl(
    'light',
    (parts, next) =>
      liquidBase(sauceColor(parts.sauce) ?? '#e0b46a', 200, next) +
      mixedUp(parts, { radius: 150, count: 14, scale: 1.45 }, next),
  ),
};

const noodleParts = (contains: readonly string[]): Parts | undefined => {
  const parts = partsOf(contains, { base: NOODLES, sauce: SAUCES });
  return when(parts.base.length > 0, parts);
};

export const ramen: Form = {
  vessel: 'bowl',
  parts: noodleParts,
  draw: inBowl(
    'dark',
    (parts, next) =>
      liquidBase(sauceColor(parts.sauce) ?? '#d9a050', 200, next) +
      noodlesBase('#f3d68a', 186, next) +
      heaped(parts, 186, 1.45, next),
  ),
};

/** Egg from the wok. */
const SCRAMBLED = { egg: chunk('#f8cf55', 22) };

export const noodles: Form = {
  vessel: 'bowl',
  parts: noodleParts,
  draw: inBowl(
    'dark',
    (parts, next) =>
      noodlesBase(parts.sauce.includes('soy') ? '#c98d45' : '#eecb80', 216, next) +
      mixedUp(parts, { radius: 146, count: 16, scale: 1.3 }, next, SCRAMBLED),
  ),
};

const withRice = (contains: readonly string[]): Parts | undefined => {
  const parts = partsOf(contains, { base: ['rice'], sauce: SAUCES });
  return when(parts.base.length > 0 && hasPieces(parts), parts);
};

export const curry: Form = {
  vessel: 'bowl',
  parts: withRice,
  draw: inBowl(
    'light',
    (parts, next) =>
      liquidBase(sauceColor(parts.sauce) ?? '#e0a03a', 200, next) +
      turned(
        riceBase(grainOf(parts), { isHalf: true, radius: 196 }, next) +
          `<g transform="translate(62 22)">${mixedUp(parts, { radius: 108, count: 12, scale: 1.35 }, next)}</g>`,
        next,
      ),
  ),
};

export const stirFry: Form = {
  vessel: 'bowl',
  parts: withRice,
  draw: inBowl('dark', (parts, next) =>
    turned(
      riceBase(grainOf(parts), { isHalf: true, radius: 230 }, next) +
        `<g transform="translate(52 24)">${mixedUp(parts, { radius: 128, count: 22, scale: 1.4 }, next, SCRAMBLED)}</g>`,
      next,
    ),
  ),
};

export const plate: Form = {
  vessel: 'plate',
  parts: (contains) => {
    const parts = partsOf(contains, { sauce: POOLS, without: ['creamFraiche'] });
    return when(hasPieces(parts), parts);
  },
  draw: onPlate(false, (parts, next) => {
    const [outer, inner] = parts.sauce.includes('gravy') ? ['#b9874a', '#cfa063'] : ['#f0d9a2', '#faeac2'];
    const pool =
      parts.sauce.length === 0
        ? ''
        : `<g transform="translate(256 262)"><path d="${blob(150, 0.12, next, 10)}" fill="${outer}"/><path d="${blob(124, 0.14, next, 10)}" fill="${inner}"/></g>`;
    return pool + heaped(parts, 172, 1.6, next);
  }),
};

/** What gives a sauce its taste; blue cheese of no particular kind. */
const TASTES: Readonly<Record<string, Piece | undefined>> = {
  aioli: PIECES['garlic'],
  truffleMayo: PIECES['truffle'],
  chiliMayo: PIECES['chili'],
  blueCheeseDip: chunk('#f3efe0', 18, '#7f9db5'),
};

/** A small bowl of a sauce, with what gives it its taste on top. */
export const dip: Form = {
  vessel: 'bowl',
  parts: (contains) => {
    const parts = { ...partsOf(contains, { sauce: SAUCES }), toppings: [], garnish: [] };
    return when(parts.sauce.length > 0, parts);
  },
  draw: (parts, drawing) => {
    const { palette, next } = drawing;
    const top = parts.sauce.flatMap((code) => TASTES[code] ?? []);
    return roundVessel(
      { isDeep: true, ware: oneOf([...palette.dark, ...palette.light], drawing) },
      liquidBase(sauceColor(parts.sauce) ?? '#f6e6ae', 200, next) +
        spread(top, { radius: 120, count: 7, scale: 1.7 }, next),
    );
  },
};

const MINCED = { beef: strips('#8f5230', 4) };

export const pasta: Form = {
  vessel: 'bowl',
  parts: (contains) => {
    const parts = partsOf(contains, {
      base: ['wheat'],
      sauce: ['tomato', 'pesto', 'egg', 'halfCream'],
      without: ['tomato', 'egg'],
    });
    return when(parts.base.length > 0 && hasPieces(parts), parts);
  },
  draw: onPlate(true, (parts, next) => {
    const color = parts.sauce.includes('tomato')
      ? '#cf3f22'
      : parts.sauce.includes('pesto')
        ? '#7f9c35'
        : undefined;
    const pool =
      color === undefined
        ? ''
        : `<g transform="translate(256 256)"><path d="${blob(122, 0.2, next, 11)}" fill="${shade(color, -0.2)}"/><path d="${blob(110, 0.2, next, 11)}" transform="translate(-4 -6)" fill="${color}"/></g>`;
    const creamy = parts.sauce.includes('egg') || parts.sauce.includes('halfCream');
    return (
      noodlesBase(creamy ? '#f9dd7e' : '#f2cf7a', 214, next) +
      pool +
      mixedUp(parts, { radius: 130, count: 15, scale: 1.25 }, next, MINCED)
    );
  }),
};

export const onionRings: Form = {
  vessel: 'plate',
  parts: (contains) => {
    const base = contains.filter((code) => code === 'onion' || code === 'wheat');
    return when(base.length === 2, { base, sauce: [], toppings: [], garnish: [] });
  },
  draw: onPlate(false, (_, next) =>
    spread([ring('#d9933a', 26, 17)], { radius: 132, count: 14, scale: 1.8 }, next),
  ),
};
