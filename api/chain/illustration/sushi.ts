import type { Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import { partsOf } from '@api/chain/illustration/parts';
import { roundVessel } from '@api/chain/illustration/round-vessel';
import { placed, round, shade } from '@api/chain/illustration/shapes';

/** The colour of what is laid on rice or rolled into it. */
const COLORS: Readonly<Record<string, string>> = {
  salmon: '#f58a5f',
  smokedSalmon: '#f07a4e',
  tuna: '#c8364a',
  shrimp: '#f9b79a',
  eel: '#7d4420',
  scallop: '#fbeede',
  mackerel: '#b9b3ad',
  squid: '#f8efe8',
  egg: '#f8cf4e',
  avocado: '#b9cf5c',
  tofu: '#dcae6a',
  crab: '#f28a6a',
  cucumber: '#8fc45c',
  daikon: '#f7dc6a',
  asparagus: '#7fae45',
  carrot: '#f58a2a',
  mango: '#fbb02d',
  creamCheese: '#fffdf6',
  edamame: '#86c64d',
};
const FISH = ['salmon', 'tuna', 'mackerel', 'eel'];

const RICE = ['sushiRice', 'rice'];
const OVER: Readonly<Record<string, string>> = { teriyaki: '#5a2a12', chiliMayo: '#f58a5a' };

const nigiri = (code: string, hasRice: boolean, hasNori: boolean): string => {
  const color = COLORS[code] ?? '#f58a5f';
  const veins = FISH.includes(code)
    ? `<path d="M-74 -8L-54 -34M-32 -6L-10 -44M12 -6L34 -44M54 -10L72 -34" stroke="${shade(color, 0.5)}" stroke-width="7" stroke-linecap="round" opacity=".75"/>`
    : '';
  const rice = hasRice
    ? `<rect x="-88" y="-4" width="176" height="62" rx="30" fill="#d9cfb8"/><rect x="-88" y="-10" width="176" height="60" rx="29" fill="#fffaee"/><g fill="#e6dcc6"><ellipse cx="-52" cy="30" rx="12" ry="5"/><ellipse cx="-6" cy="36" rx="12" ry="5"/><ellipse cx="40" cy="30" rx="12" ry="5"/></g>`
    : '';
  const band = hasNori ? `<rect x="-16" y="-50" width="32" height="106" rx="8" fill="#22322a"/>` : '';
  return `<ellipse cx="6" cy="56" rx="92" ry="16" fill="#2a1408" opacity=".2"/>${rice}<path d="M-102 14C-104 -30 -50 -50 0 -50S104 -30 102 14C80 22 60 -2 0 -2S-80 22 -102 14Z" fill="${shade(color, -0.2)}"/><path d="M-100 6C-98 -34 -48 -50 0 -50S98 -34 100 6C78 14 58 -10 0 -10S-78 14 -100 6Z" fill="${color}"/>${veins}<path d="M-74 -22C-48 -40 -20 -42 10 -42" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".55"/>${band}`;
};

const roll = (codes: readonly string[], hasNori: boolean): string => {
  const outer = hasNori ? '#22322a' : '#e9dfca';
  const fillings = codes.slice(0, 4).map((code, index, { length }) => {
    const [angle, distance] = [(index / length) * 2 * Math.PI, length === 1 ? 0 : 20];
    const [x, y] = [round(Math.cos(angle) * distance), round(Math.sin(angle) * distance)];
    const radius = length === 1 ? 32 : 21;
    const color = COLORS[code] ?? '#8fc45c';
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x - 6}" cy="${y - 7}" r="${round(radius * 0.4)}" fill="${shade(color, 0.45)}"/>`;
  });
  return `<circle cx="5" cy="12" r="74" fill="#2a1408" opacity=".22"/><circle cx="0" cy="7" r="74" fill="${shade(outer, -0.3)}"/><circle r="74" fill="${outer}"/><circle r="64" fill="#fffaee"/><g fill="#e2d7bf"><ellipse cx="-38" cy="-32" rx="9" ry="4" transform="rotate(40 -38 -32)"/><ellipse cx="34" cy="-38" rx="9" ry="4" transform="rotate(-40 34 -38)"/><ellipse cx="48" cy="14" rx="9" ry="4" transform="rotate(80 48 14)"/><ellipse cx="-48" cy="18" rx="9" ry="4" transform="rotate(100 -48 18)"/><ellipse cx="4" cy="52" rx="9" ry="4"/></g>
    <circle r="45" fill="#d5c7a6"/><circle r="43" fill="#f4ead2"/>${fillings.join('')}`;
};

const parts: Form['parts'] = (contains) => {
  const divided = partsOf(contains, {
    base: [...RICE, 'nori'],
    sauce: Object.keys(OVER),
  });
  const laid = contains.filter((code) => COLORS[code] !== undefined && code !== 'edamame');
  const rest = divided.toppings.filter(
    (code) => !laid.includes(code) && (code === 'tobiko' || code === 'roe'),
  );
  return laid.length > 0 ? { ...divided, toppings: [...laid, ...rest] } : undefined;
};

/** Places of four to six pieces on a board. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [152, 148],
  [360, 166],
  [150, 262],
  [360, 280],
  [152, 374],
  [362, 394],
];

const board = (color: string, rim: string, content: string): string =>
  `<rect x="22" y="44" width="468" height="440" rx="52" fill="#2a1408" opacity=".25"/><rect x="22" y="34" width="468" height="440" rx="52" fill="${color}"/><rect x="26" y="38" width="460" height="432" rx="48" fill="none" stroke="${rim}" stroke-width="8"/><path d="M60 96C64 72 78 62 104 60H236" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".35"/>${content}`;

const garnishOn = (codes: readonly string[], next: () => number): string =>
  codes
    .flatMap((code) => PIECES[code] ?? [])
    .flatMap((piece, kind) =>
      Array.from({ length: 5 }, (_, index) =>
        placed(piece(next), 110 + index * 74, 120 + ((index + kind) % 3) * 118, next() * 360, 0.7),
      ),
    )
    .join('');

const streaks = (sauce: readonly string[]): string =>
  sauce
    .flatMap((code) => OVER[code] ?? [])
    .map(
      (color, index) =>
        `<path d="M70 ${128 + index * 14}q60 -36 120 0t120 0t120 0M70 ${246 + index * 14}q60 -36 120 0t120 0t120 0M70 ${360 + index * 14}q60 -36 120 0t120 0t120 0" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round" opacity=".9"/>`,
    )
    .join('');

/** Two pieces beside each other, turned. */
const pairOf = (piece: string, next: () => number): string => {
  const turn = Math.round(next() * 110 - 55);
  return `<g transform="rotate(${turn} 256 256)">${placed(piece, 252, 176, 0, 1.62)}${placed(piece, 262, 338, 0, 1.62)}</g>`;
};

/** Laid on rice, or without it where the dish has none. */
export const nigiriBoard: Form = {
  vessel: 'board',
  parts,
  draw: ({ base, sauce, toppings, garnish }, { next, palette }) => {
    const laid = toppings.filter((code) => COLORS[code] !== undefined);
    const ware = palette.dark[Math.floor(next() * palette.dark.length)] ?? palette.plate;
    const drawn = (code: string) => nigiri(code, base.length > 0, base.includes('nori'));
    const pieces =
      laid.length === 1
        ? pairOf(drawn(laid[0] ?? ''), next)
        : PLACES.map(([x, y], index) =>
            placed(drawn(laid[index % laid.length] ?? ''), x, y, (next() - 0.5) * 16, 1),
          ).join('');
    const content = pieces + streaks(sauce) + garnishOn(garnish, next);
    return next() < 0.5
      ? board(ware.color, ware.rim, content)
      : roundVessel({ isDeep: false, ware }, content);
  },
};

const LAYOUTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [116, 140],
    [256, 132],
    [396, 144],
    [116, 274],
    [256, 266],
    [396, 278],
    [186, 396],
    [330, 394],
  ],
  [
    [256, 256],
    [256, 108],
    [384, 182],
    [384, 330],
    [256, 404],
    [128, 330],
    [128, 182],
  ],
  [
    [176, 142],
    [336, 142],
    [120, 266],
    [256, 266],
    [392, 266],
    [176, 390],
    [336, 390],
  ],
  [
    [150, 128],
    [300, 118],
    [398, 236],
    [356, 376],
    [210, 400],
    [112, 276],
    [248, 252],
  ],
];

/** Rolls cut to pieces. */
export const rollBoard: Form = {
  vessel: 'board',
  parts: (contains) => (contains.some((code) => RICE.includes(code)) ? parts(contains) : undefined),
  draw: ({ base, sauce, toppings, garnish }, { next, palette }) => {
    const inside = toppings.filter((code) => COLORS[code] !== undefined);
    const wares = [...palette.dark, palette.plate];
    const ware = wares[Math.floor(next() * wares.length)] ?? palette.plate;
    const places = LAYOUTS[Math.floor(next() * LAYOUTS.length)] ?? [];
    const scale = places.length > 7 ? 0.92 : 1.08;
    const pieces = places.map(([x, y]) =>
      placed(roll(inside, base.includes('nori')), x, y, (next() - 0.5) * 120, scale),
    );
    const roe = toppings.filter((code) => COLORS[code] === undefined);
    const content = pieces.join('') + streaks(sauce) + garnishOn([...roe, ...garnish], next);
    return places.length > 7
      ? board(ware.color, ware.rim, content)
      : roundVessel({ isDeep: false, ware }, content);
  },
};

/** Both, for several. */
export const sushiBoard: Form = {
  vessel: 'board',
  parts: rollBoard.parts,
  draw: ({ base, sauce, toppings, garnish }, { next, palette }) => {
    const laid = toppings.filter((code) => COLORS[code] !== undefined);
    const ware = palette.dark[Math.floor(next() * palette.dark.length)] ?? palette.plate;
    const first = Math.floor(next() * laid.length);
    const isRollsFirst = next() < 0.5;
    const of = (index: number): string => laid[(first + index) % laid.length] ?? '';
    const upper = PLACES.slice(0, 4).map(([x, y], index) =>
      placed(
        nigiri(of(index), base.length > 0, false),
        x,
        y + (isRollsFirst ? 92 : -18),
        (next() - 0.5) * 14,
        0.92,
      ),
    );
    const lower = [112, 208, 304, 400].map((x, index) =>
      placed(
        roll([of(index)], base.includes('nori')),
        x,
        isRollsFirst ? 116 : 392,
        (next() - 0.5) * 120,
        0.62,
      ),
    );
    const roe = toppings.filter((code) => COLORS[code] === undefined);
    return board(
      ware.color,
      ware.rim,
      [...upper, ...lower].join('') + streaks(sauce) + garnishOn([...roe, ...garnish], next),
    );
  },
};
