import type { Drawing, Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import { hasPieces, partsOf, type Parts } from '@api/chain/illustration/parts';
import { blob, placed } from '@api/chain/illustration/shapes';
import { spread } from '@api/chain/illustration/spread';

const DRIZZLES: Readonly<Record<string, string>> = {
  honey: '#f0a81c',
  balsamic: '#3d1d1a',
  yoghurt: '#fffdf8',
};

/** A pizza seen from above. */
export const pizza: Form = {
  vessel: 'none',
  parts: (contains) => {
    const sauce = ['tomato', 'pesto', 'creamFraiche', ...Object.keys(DRIZZLES)];
    const parts = partsOf(contains, { base: ['wheat', 'bread', 'mozzarella'], sauce, without: sauce });
    return hasPieces(parts) ? parts : undefined;
  },
  draw,
};

function draw({ base, sauce: sauces, toppings, garnish }: Parts, { next }: Drawing): string {
  const sauce = sauces.includes('tomato') ? '#cf3b1e' : sauces.includes('pesto') ? '#8fa83c' : '#f8e6b8';
  const melted = ['mozzarella', 'taleggio', 'burrata'].some((code) => [...base, ...toppings].includes(code));
  const pieces = [...toppings, ...garnish].flatMap((code) => PIECES[code] ?? []);
  const rim = blob(238, 0.025, next, 16);
  const char = Array.from({ length: 13 }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = 212 + next() * 18;
    return `<ellipse cx="${(256 + Math.cos(angle) * distance).toFixed(0)}" cy="${(256 + Math.sin(angle) * distance).toFixed(0)}" rx="${(6 + next() * 15).toFixed(0)}" ry="${(4 + next() * 7).toFixed(0)}" transform="rotate(${((angle * 180) / Math.PI + 90).toFixed(0)} ${(256 + Math.cos(angle) * distance).toFixed(0)} ${(256 + Math.sin(angle) * distance).toFixed(0)})"/>`;
  });
  const cheese = melted
    ? Array.from({ length: 15 }, (_, index) => {
        const angle = index * 2.4 + next();
        const distance = 170 * Math.sqrt((index + 0.4) / 15);
        const lump = blob(46 + next() * 18, 0.2, next, 9);
        return placed(
          `<path d="${lump}" fill="#f0c56c"/><path d="${lump}" transform="scale(.88)" fill="#ffe9ae"/><path d="${lump}" transform="translate(-4 -6) scale(.55)" fill="#fff6d6"/>${next() < 0.5 ? `<ellipse cx="10" cy="8" rx="13" ry="8" fill="#d98c34" opacity=".55"/>` : ''}`,
          256 + Math.cos(angle) * distance,
          256 + Math.sin(angle) * distance,
          next() * 360,
        );
      }).join('')
    : '';
  const drizzle = sauces
    .flatMap((code) => DRIZZLES[code] ?? [])
    .map((color) => {
      const start = 110 + next() * 30;
      return `<path d="M${start} 170C200 120 300 230 400 180C330 250 180 210 130 290C220 330 330 270 400 320C330 390 240 330 190 390" stroke="${color}" stroke-width="8" stroke-linecap="round" fill="none" opacity=".9"/>`;
    });
  const kinds = pieces.length;
  const size = kinds <= 1 ? 13 : kinds === 2 ? 16 : kinds * 6;
  return `<defs>
    <radialGradient id="crust" cx=".42" cy=".36" r=".66"><stop offset=".55" stop-color="#f7cf82"/><stop offset=".85" stop-color="#e5a348"/><stop offset="1" stop-color="#b86f24"/></radialGradient>
    <radialGradient id="base" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".75" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#4a1200" stop-opacity=".4"/></radialGradient></defs>
    <g transform="translate(256 256)"><path d="${rim}" fill="url(#crust)"/></g>
    <g fill="#8a4a18" opacity=".42">${char.join('')}</g>
    <path d="M60 190A210 210 0 0 1 250 34" stroke="#ffedc2" stroke-width="14" stroke-linecap="round" fill="none" opacity=".75"/>
    <g transform="translate(256 256)"><path d="${blob(199, 0.025, next, 14)}" fill="${sauce}"/></g>
    ${cheese}<circle cx="256" cy="256" r="199" fill="url(#base)"/>
    ${spread(pieces, { radius: 158, count: Math.min(size, 26), scale: kinds >= 4 ? 1.15 : 1.35 }, next)}${drizzle.join('')}`;
}
