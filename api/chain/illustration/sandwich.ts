import type { Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import { hasPieces, partsOf } from '@api/chain/illustration/parts';
import { round, shade } from '@api/chain/illustration/shapes';
import { spread } from '@api/chain/illustration/spread';
import { stack, stackedParts, tiersOf } from '@api/chain/illustration/stack';

const BREADS = ['wheat', 'rye', 'bread', 'brioche', 'butteredWheat', 'crispbread'];

const crumbOf = (base: readonly string[]): string => (base.includes('rye') ? '#b98a5c' : '#f3d7a0');
const crustOf = (base: readonly string[]): string => (base.includes('rye') ? '#6f4526' : '#c4813a');

type Lid = (crumb: string, crust: string, y: number) => string;

/** What is stacked between two pieces of bread, from the side. */
const between = (lid: Lid, bottom: Lid, tilt: number): Form => ({
  vessel: 'none',
  parts: (contains) => {
    const parts = stackedParts(contains, BREADS);
    return parts.base.length > 0 && parts.toppings.length + parts.sauce.length > 0 ? parts : undefined;
  },
  draw: (parts, { next }) => {
    const [crumb, crust] = [crumbOf(parts.base), crustOf(parts.base)];
    const { svg, height } = stack(
      tiersOf(parts).map(([, tier]) => tier),
      next,
    );
    const full = 96 + height + 70;
    const scale = Math.min(1.18, 480 / full);
    return `<g transform="rotate(${tilt} 256 256) translate(${round(256 - 256 * scale)} ${round((512 - full * scale) / 2)}) scale(${scale.toFixed(3)})">
      ${bottom(crumb, crust, 96 + height - 4)}<g transform="translate(0 96)">${svg}</g>${lid(crumb, crust, 96)}</g>`;
  },
});

const slab = (crumb: string, crust: string, y: number): string =>
  `<rect x="52" y="${y}" width="408" height="66" rx="22" fill="${shade(crust, -0.2)}"/><rect x="52" y="${y - 4}" width="408" height="62" rx="22" fill="${crust}"/><rect x="64" y="${y + 2}" width="384" height="48" rx="16" fill="${crumb}"/>
  <g fill="${shade(crumb, -0.14)}"><ellipse cx="130" cy="${y + 24}" rx="9" ry="5"/><ellipse cx="210" cy="${y + 34}" rx="6" ry="4"/><ellipse cx="300" cy="${y + 22}" rx="10" ry="5"/><ellipse cx="382" cy="${y + 34}" rx="8" ry="4"/></g><path d="M84 ${y + 8}H300" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;

const dome =
  (hasCuts: boolean): Lid =>
  (_, crust, y) =>
    `<path d="M40 ${y + 6}C34 ${y - 70} 110 ${y - 96} 256 ${y - 96}S478 ${y - 70} 472 ${y + 6}Q466 ${y + 16} 440 ${y + 16}H72Q46 ${y + 16} 40 ${y + 6}Z" fill="${shade(crust, -0.15)}"/><path d="M44 ${y - 4}C42 ${y - 70} 116 ${y - 92} 256 ${y - 92}S470 ${y - 70} 468 ${y - 4}Q460 ${y + 4} 440 ${y + 4}H72Q50 ${y + 4} 44 ${y - 4}Z" fill="${shade(crust, 0.14)}"/>
    ${hasCuts ? `<g stroke="#f6deae" stroke-width="15" stroke-linecap="round"><path d="M128 ${y - 28}l48 -40M222 ${y - 30}l48 -42M316 ${y - 28}l48 -40"/></g>` : ''}<path d="M84 ${y - 44}C112 ${y - 72} 160 ${y - 80} 210 ${y - 82}" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".42"/>`;

const heel: Lid = (_, crust, y) =>
  `<path d="M46 ${y}H466Q470 ${y + 62} 410 ${y + 62}H102Q42 ${y + 62} 46 ${y}Z" fill="${shade(crust, -0.08)}"/><path d="M60 ${y + 6}H452" stroke="#f6deae" stroke-width="9" stroke-linecap="round" opacity=".8"/>`;

export const sandwich = between((crumb, crust, y) => slab(crumb, crust, y - 60), slab, -4);
export const baguette = between(dome(true), heel, -8);
export const splitBun = between(dome(false), heel, -4);

/** A slice of bread from above with what lies on it. */
export const openSandwich: Form = {
  vessel: 'none',
  parts: (contains) => {
    const parts = partsOf(contains, { base: BREADS, sauce: ['mayo', 'butter', 'aioli', 'creamCheese'] });
    return parts.base.length > 0 && hasPieces(parts) ? parts : undefined;
  },
  draw: ({ base, sauce, toppings, garnish }, { next }) => {
    const [crumb, crust] = [crumbOf(base), crustOf(base)];
    const edge =
      'M256 52C346 34 452 66 458 150C462 190 442 210 432 232C440 300 446 372 432 422C420 460 360 464 256 464S92 460 80 422C66 372 72 300 80 232C70 210 50 190 54 150C60 66 166 34 256 52Z';
    const spreadColor = sauce.length > 0 ? '#fdf0c4' : undefined;
    const pieces = [...toppings, ...garnish].flatMap((code) => PIECES[code] ?? []);
    return `<path d="${edge}" transform="translate(4 12)" fill="${shade(crust, -0.35)}"/><path d="${edge}" fill="${crust}"/><path d="${edge}" transform="translate(256 256) scale(.92) translate(-256 -256)" fill="${crumb}"/>
      ${spreadColor === undefined ? '' : `<path d="${edge}" transform="translate(256 258) scale(.8 .78) rotate(3) translate(-256 -256)" fill="${spreadColor}"/>`}
      <path d="M78 150C84 98 150 70 214 72" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".5"/>
      ${spread(pieces, { radius: 156, count: pieces.length < 3 ? 16 : 22, scale: 1.55 }, next)}`;
  },
};
