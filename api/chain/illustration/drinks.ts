import type { Form } from '@api/chain/illustration/form';
import type { Parts } from '@api/chain/illustration/parts';
import { dollop } from '@api/chain/illustration/pieces/drizzle';
import { mixed, placed, shade } from '@api/chain/illustration/shapes';

const COLORS: Readonly<Record<string, string>> = {
  coffee: '#4a2a18',
  darkChocolate: '#5b3520',
  chocolate: '#7a4a2c',
  matcha: '#8fb84a',
  strawberry: '#ee5a6a',
  raspberry: '#d93a5a',
  blueberry: '#7a5aa8',
  lingonberry: '#c8203a',
  mango: '#fbae2c',
  orange: '#f9a02a',
  carrot: '#f58a2a',
  spinach: '#7fae3f',
  banana: '#f6dc7a',
  caramel: '#c9853f',
  vanillaIce: '#faeecb',
  cinnamon: '#b8793a',
};
/** With milk; mixed they would turn grey. */
const MILKY: Readonly<Record<string, string>> = {
  coffee: '#b98654',
  chocolate: '#a06a40',
  darkChocolate: '#8a5a38',
};
const MILKS: Readonly<Record<string, string>> = {
  milk: '#fbf3e4',
  oatMilk: '#f3e6cc',
  yoghurt: '#fdf8ee',
  milkBase: '#fbf3e4',
  coconutMilk: '#fdf8ee',
};
const whipped = dollop('#fffaf2');

const CREAMS = ['whippedCream'];
const WITH = ['tapioca'];

const drinkParts = (contains: readonly string[]): Parts | undefined => {
  const base = contains.filter((code) => COLORS[code] !== undefined || MILKS[code] !== undefined);
  return base.length === 0
    ? undefined
    : {
        base,
        sauce: [],
        toppings: contains.filter((code) => CREAMS.includes(code) || WITH.includes(code)),
        garnish: [],
      };
};

const colorOf = ({ base }: Parts): string => {
  const [first = '#fbf3e4', second = first] = base.flatMap((code) => COLORS[code] ?? []);
  const milk = base.flatMap((code) => MILKS[code] ?? [])[0];
  const color = mixed(first, second, 0.3);
  const milky = base.flatMap((code) => MILKY[code] ?? [])[0];
  if (milk !== undefined && milky !== undefined) return milky;
  return milk === undefined || base.every((code) => COLORS[code] === undefined)
    ? (milk ?? color)
    : mixed(color, milk, 0.45);
};

/** A tall glass with a straw. */
export const glass: Form = {
  vessel: 'glass',
  parts: drinkParts,
  draw: (parts, { palette }) => {
    const color = colorOf(parts);
    const pearls = parts.toppings.includes('tapioca')
      ? `<g fill="#3a2418">${[
          [196, 440],
          [228, 452],
          [262, 446],
          [296, 452],
          [320, 436],
          [212, 416],
          [246, 422],
          [282, 420],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15"/>`)
          .join('')}</g>`
      : '';
    const cream = parts.toppings.includes('whippedCream')
      ? `<path d="M146 122C140 74 190 60 214 72C226 34 292 34 302 70C340 58 376 84 366 122Z" fill="#f0e4d0"/><path d="M150 116C146 78 190 64 218 78C230 44 286 44 298 76C334 66 366 88 362 116Z" fill="#fffaf2"/>`
      : '';
    return `<path d="M300 6L316 12L286 150H262Z" fill="${palette.plate.rim}"/><path d="M140 106H372L346 466Q342 492 312 492H200Q170 492 166 466Z" fill="#fff" opacity=".55"/>
      <path d="M150 140H362L340 458Q337 480 310 480H202Q175 480 172 458Z" fill="${shade(color, -0.12)}"/><path d="M150 140H330L318 480H202Q175 480 172 458Z" fill="${color}"/><ellipse cx="256" cy="140" rx="106" ry="16" fill="${shade(color, 0.35)}"/>${pearls}${cream}
      <path d="M178 172L194 420" stroke="#fff" stroke-width="17" stroke-linecap="round" opacity=".55"/><path d="M140 106H372" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>`;
  },
};

/**
 * A cup from above on its saucer, a small one for two helpings as of espresso: what was poured and what floats on it.
 */
export const cup: Form = {
  vessel: 'cup',
  parts: drinkParts,
  draw: (parts, { palette, next, helpings }) => {
    const color = colorOf({ ...parts, base: parts.base.filter((code) => code !== 'vanillaIce') });
    const ware = palette.light[Math.floor(next() * palette.light.length)] ?? palette.plate;
    const hasMilk = parts.base.some((code) => MILKS[code] !== undefined);
    const milk = '#fff4df';
    const foam =
      hasMilk && color !== milk
        ? `<path d="M256 168C312 168 332 214 312 252C296 286 262 306 256 342C250 306 216 286 200 252C180 214 200 168 256 168Z" fill="${milk}" opacity=".92"/><path d="M222 220Q256 252 290 220M228 252Q256 278 284 252" stroke="${color}" stroke-width="10" fill="none" stroke-linecap="round" opacity=".6"/>`
        : `<path d="M170 222A98 98 0 0 1 236 160" stroke="${shade(color, 0.45)}" stroke-width="13" fill="none" stroke-linecap="round" opacity=".7"/>`;
    const cream = parts.toppings.includes('whippedCream')
      ? [
          [218, 226],
          [286, 220],
          [252, 280],
          [252, 236],
        ]
          .map(([x = 0, y = 0]) => placed(whipped(next), x, y, next() * 90, 1.7))
          .join('')
      : '';
    const ice = parts.base.includes('vanillaIce')
      ? `<circle cx="262" cy="272" r="76" fill="#2a1408" opacity=".25"/><circle cx="256" cy="256" r="76" fill="#e9d3a0"/><circle cx="250" cy="248" r="66" fill="#faeecb"/><path d="M206 236A54 54 0 0 1 250 200" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none"/>`
      : '';
    return `<circle cx="256" cy="256" r="236" fill="${shade(ware.color, -0.04)}"/><circle cx="256" cy="256" r="231" fill="none" stroke="${ware.rim}" stroke-width="7"/><circle cx="262" cy="266" r="168" fill="#2a1408" opacity=".2"/>
      <g transform="translate(256 256) scale(${helpings > 1 ? 0.72 : 1}) translate(-256 -256)"><rect x="386" y="226" width="104" height="60" rx="30" fill="none" stroke="${shade(ware.color, -0.1)}" stroke-width="22"/><circle cx="256" cy="256" r="160" fill="${ware.color}"/><circle cx="256" cy="256" r="156" fill="none" stroke="${ware.rim}" stroke-width="6"/><circle cx="256" cy="256" r="134" fill="${shade(color, -0.2)}"/><circle cx="256" cy="259" r="126" fill="${color}"/>${foam}${cream}${ice}</g>
      <path d="M50 198A214 214 0 0 1 190 52" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>`;
  },
};
