import type { Form } from '@api/chain/illustration/form';
import { shade } from '@api/chain/illustration/shapes';
import { stack, stackedParts, tiersOf } from '@api/chain/illustration/stack';

/** What makes a burger. */
const PATTIES: ReadonlySet<string> = new Set([
  ...['beef', 'elk', 'friedChicken', 'chicken', 'halloumi', 'plantPatty', 'portobello', 'beetroot'],
]);

/** A burger from the side, its layers in the order in which it is built. */
export const burger: Form = {
  vessel: 'none',
  parts: (contains) => {
    const parts = stackedParts(contains, ['brioche', 'wheat', 'bread']);
    return parts.toppings.some((code) => PATTIES.has(code)) ? parts : undefined;
  },
  draw: (parts, { next, helpings }) => {
    const isBrioche = parts.base.includes('brioche');
    const bun = isBrioche ? '#df9438' : '#e3b878';
    const held = tiersOf(parts);
    const main = held.findIndex(([code]) => PATTIES.has(code));
    const melted = held.findIndex(([code]) => code === 'cheddar' || code === 'swissCheese');
    const extra = helpings > 1 ? held.slice(melted < 0 ? main : melted, main + 1) : [];
    const tiers = [...held.slice(0, main + 1), ...extra, ...held.slice(main + 1)].map(([, tier]) => tier);
    const { svg, height: y } = stack(tiers, next);
    const full = 150 + y + 66;
    const scale = Math.min(1.2, 508 / full);
    const top = (512 - full * scale) / 2;
    // Brioche is baked with sesame.
    const seeds = Array.from({ length: isBrioche ? 13 : 0 }, () => {
      const x = 130 + next() * 250;
      const dy = 26 + ((x - 256) / 190) ** 2 * 46 + next() * 46;
      return `<ellipse cx="${x.toFixed(0)}" cy="${dy.toFixed(0)}" rx="9" ry="5.5" transform="rotate(${(next() * 60 - 30).toFixed(0)} ${x.toFixed(0)} ${dy.toFixed(0)})"/>`;
    });
    return `<defs><linearGradient id="bun" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${shade(bun, 0.35)}"/><stop offset=".5" stop-color="${bun}"/><stop offset="1" stop-color="${shade(bun, -0.3)}"/></linearGradient></defs>
  <g transform="translate(${(256 - 256 * scale).toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">
    <path d="M62 ${148 + y}H450Q456 ${216 + y} 396 ${216 + y}H116Q56 ${216 + y} 62 ${148 + y}Z" fill="url(#bun)"/>
    <g transform="translate(0 150)">${svg}</g>
    <path d="M56 140C52 56 150 4 256 4S460 56 456 140Q456 158 432 158H80Q56 158 56 140Z" fill="url(#bun)"/>
    <path d="M72 150H440" stroke="${shade(bun, 0.6)}" stroke-width="9" stroke-linecap="round" opacity=".55"/>
    <path d="M104 92C124 54 176 34 220 28" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".38"/>
    <g fill="#fff1cc" stroke="#c48a3a" stroke-width="1.5">${seeds.join('')}</g></g>`;
  },
};
