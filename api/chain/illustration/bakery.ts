import type { Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import { partsOf } from '@api/chain/illustration/parts';
import type { Piece } from '@api/chain/illustration/piece';
import { blob, round, shade } from '@api/chain/illustration/shapes';
import { splitBun } from '@api/chain/illustration/sandwich';
import { spread } from '@api/chain/illustration/spread';

const DOUGHS = ['butteredWheat', 'wheat', 'brioche', 'saffron', 'cardamom', 'cinnamon'];
const FILLINGS: Readonly<Record<string, string>> = {
  vanillaCustard: '#f8d264',
  jam: '#b8203a',
  whippedCream: '#fffaf0',
  creamCheese: '#fffaf0',
  almondPaste: '#e6cf9a',
};

const BAKED = '#cf8a3c';

const piecesOf = (codes: readonly string[]): readonly Piece[] => codes.flatMap((code) => PIECES[code] ?? []);

const lightOn = (color: string): string =>
  `<defs><radialGradient id="baked" cx=".36" cy=".28" r=".82"><stop offset="0" stop-color="${shade(color, 0.42)}"/><stop offset=".55" stop-color="${color}"/><stop offset="1" stop-color="${shade(color, -0.38)}"/></radialGradient></defs>`;

/** A spiral of rolled dough from above, with what was rolled in. */
export const spiralBun: Form = {
  vessel: 'none',
  parts: (contains) => partsOf(contains, { base: DOUGHS, sauce: ['butter', 'brownedButter'] }),
  draw: ({ base, toppings, garnish }, { next }) => {
    const color = base.includes('saffron') ? '#e8a21c' : BAKED;
    const filling = base.includes('cinnamon') ? '#6d3516' : shade(color, -0.45);
    const turns = 2.9;
    const points = Array.from({ length: 64 }, (_, index) => {
      const angle = (index / 63) * turns * 2 * Math.PI;
      const distance = 14 + 182 * (index / 63);
      return `${round(256 + Math.cos(angle) * distance)} ${round(256 + Math.sin(angle) * distance)}`;
    });
    const coil = `M${points.join('L')}`;
    return `${lightOn(color)}<g transform="rotate(${Math.round(next() * 360)} 256 256)"><g transform="translate(256 256)"><path d="${blob(222, 0.03, next, 14)}" fill="url(#baked)"/></g>
      <path d="${coil}" fill="none" stroke="${filling}" stroke-width="20" stroke-linecap="round" opacity=".85"/><path d="${coil}" fill="none" stroke="${shade(color, 0.42)}" stroke-width="9" stroke-linecap="round" transform="translate(-17 -15)" opacity=".7"/></g>
      <path d="M76 190A190 190 0 0 1 196 76" stroke="#fff" stroke-width="15" stroke-linecap="round" fill="none" opacity=".5"/>
      ${spread(piecesOf([...toppings, ...garnish]), { radius: 168, count: 17, scale: 1.25 }, next)}`;
  },
};

/** A round bun from above with a filling in its middle; with layers, it is split. */
export const roundBun: Form = {
  vessel: 'none',
  parts: (contains) => {
    const split = splitBun.parts(contains);
    if (split !== undefined) return split;
    const parts = partsOf(contains, { base: DOUGHS, sauce: Object.keys(FILLINGS) });
    return parts.base.length > 0 ? parts : undefined;
  },
  draw: (parts, drawing) => {
    const isSplit = splitBun.parts([...parts.base, ...parts.sauce, ...parts.toppings]) !== undefined;
    if (isSplit) return splitBun.draw(parts, drawing);
    const { next } = drawing;
    const fillings = parts.sauce.flatMap((code) => FILLINGS[code] ?? []);
    const [low, high = low] = fillings;
    const middle =
      low === undefined || high === undefined
        ? ''
        : `<g transform="translate(256 256)"><path d="${blob(132, 0.06, next, 11)}" fill="${shade(low, -0.2)}" transform="translate(3 8)"/><path d="${blob(126, 0.06, next, 11)}" fill="${low}"/><path d="${blob(92, 0.12, next, 9)}" fill="${high}" transform="translate(0 -6)"/><path d="M-84 -34C-66 -78 -20 -96 22 -92" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".6"/></g>`;
    const around = parts.sauce.length > 0 && parts.garnish.length > 0;
    return `${lightOn(BAKED)}<g transform="translate(256 256)"><path d="${blob(224, 0.02, next, 14)}" fill="url(#baked)"/></g>
      <path d="M76 190A190 190 0 0 1 196 76" stroke="#fff" stroke-width="15" stroke-linecap="round" fill="none" opacity=".5"/>${middle}
      ${spread(piecesOf(parts.toppings), { radius: middle === '' ? 150 : 84, count: 9, scale: 1.35 }, next)}${spread(piecesOf(parts.garnish), { radius: around ? 190 : 150, count: 22, scale: 1 }, next)}`;
  },
};

const SPONGES = ['sponge', 'wheat', 'butteredWheat', 'oats'];
const CREAMS: Readonly<Record<string, string>> = {
  whippedCream: '#fffaf0',
  creamCheese: '#fff6df',
  mascarpone: '#fff3dc',
  almondPaste: '#b9cf7c',
};

/** A slice of cake from the side: its colour from what is baked in, its cream between and on it. */
export const cake: Form = {
  vessel: 'plate',
  parts: (contains) => {
    const parts = partsOf(contains, {
      base: [...SPONGES, 'darkChocolate', 'carrot', 'coffee'],
      sauce: Object.keys(CREAMS),
    });
    return parts.base.some((code) => SPONGES.includes(code)) ? parts : undefined;
  },
  draw: ({ base, sauce, toppings, garnish }, { next, palette }) => {
    const crumb = base.includes('darkChocolate')
      ? base.includes('coffee')
        ? '#a8764a'
        : '#54301f'
      : base.includes('carrot')
        ? '#c07a35'
        : '#efc878';
    const creams = sauce.flatMap((code) => CREAMS[code] ?? []);
    const cream = creams[0];
    const top = base.includes('coffee') ? '#5a3420' : (creams.at(-1) ?? shade(crumb, -0.25));
    const layers = [0, 1].map((index) => {
      const y = 214 + index * 88;
      return `<path d="M70 ${y}L300 ${y + 54}L450 ${y - 34}V${y + 34}L300 ${y + 122}L70 ${y + 68}Z" fill="${crumb}"/><path d="M300 ${y + 54}L450 ${y - 34}V${y + 34}L300 ${y + 122}Z" fill="${shade(crumb, -0.22)}"/>${cream === undefined ? '' : `<path d="M70 ${y + 66}L300 ${y + 120}L450 ${y + 32}V${y + 52}L300 ${y + 140}L70 ${y + 86}Z" fill="${cream}"/><path d="M300 ${y + 120}L450 ${y + 32}V${y + 52}L300 ${y + 140}Z" fill="${shade(cream, -0.14)}"/>`}`;
    });
    const pieces = piecesOf([...toppings, ...garnish]);
    const { plate } = palette;
    return `<ellipse cx="256" cy="410" rx="236" ry="86" fill="${plate.color}"/><ellipse cx="256" cy="410" rx="231" ry="81" fill="none" stroke="${plate.rim}" stroke-width="8"/><ellipse cx="262" cy="412" rx="196" ry="58" fill="#2a1408" opacity=".16"/>
      ${layers.join('')}<path d="M70 188L300 242L450 154L226 118Z" fill="${top}"/><path d="M70 188L300 242V270L70 216Z" fill="${shade(top, -0.06)}"/><path d="M300 242L450 154V182L300 270Z" fill="${shade(top, -0.2)}"/><path d="M108 184L214 138" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/>
      ${pieces.length === 0 ? '' : `<g transform="translate(136 50) scale(.52)">${spread(pieces, { radius: 120, count: 9, scale: 1.5 }, next)}</g>`}`;
  },
};
