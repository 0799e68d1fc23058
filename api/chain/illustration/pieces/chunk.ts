import type { Piece } from '@api/chain/illustration/piece';
import { blob, shade, shadow } from '@api/chain/illustration/shapes';

/** An irregular lump with a lit side: crumbled cheese, flaked fish, fried meat. */
export const chunk =
  (color: string, radius = 24, veins?: string): Piece =>
  (next) => {
    const edge = blob(radius, 0.18, next, 7);
    const veined =
      veins === undefined
        ? ''
        : `<path d="M-10 -6l8 5M2 8l9 -4M4 -10l6 6" stroke="${veins}" stroke-width="4" stroke-linecap="round"/>`;
    return `${shadow(edge, 5)}<path d="${edge}" fill="${shade(color, -0.2)}"/><path d="${edge}" transform="translate(-2 -3) scale(.86)" fill="${color}"/>
      <path d="${edge}" transform="translate(-5 -7) scale(.45)" fill="${shade(color, 0.4)}" opacity=".7"/>${veined}`;
  };

/** A thin folded sheet: ham, cured meat, smoked fish. */
export const fold =
  (color: string, fat: string): Piece =>
  (next) => {
    const edge = blob(36, 0.16, next, 8);
    return `${shadow(edge, 5)}<path d="${edge}" fill="${fat}"/><path d="${edge}" transform="scale(.9)" fill="${color}"/>
      <path d="M-24 8C-10 -8 4 12 24 -6" stroke="${shade(color, -0.25)}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".6"/>
      <path d="M-22 -4C-8 -20 8 0 24 -16" stroke="${shade(color, 0.5)}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`;
  };

/** Strips in a small heap: kebab, grated cheese, pulled meat, shredded cabbage. */
export const strips =
  (color: string, count = 6): Piece =>
  (next) =>
    Array.from({ length: count }, () => {
      const angle = Math.round(next() * 180);
      const [x, y] = [(next() - 0.5) * 36, (next() - 0.5) * 36];
      const tone = shade(color, (next() - 0.5) * 0.4);
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})"><path d="M-20 4Q0 -4 20 4" stroke="#3a1505" stroke-width="10" opacity=".2" fill="none" stroke-linecap="round" transform="translate(1 4)"/><path d="M-20 2Q0 -6 20 2" stroke="${tone}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-16 0Q0 -7 12 -1" stroke="${shade(tone, 0.35)}" stroke-width="2.5" fill="none" stroke-linecap="round"/></g>`;
    }).join('');

/** A wedge of a fruit: pineapple, mango, avocado. */
export const wedge =
  (flesh: string, edgeColor: string): Piece =>
  () => {
    const edge = 'M-30 14Q0 34 30 14L12 -18Q0 -26 -12 -18Z';
    return `${shadow(edge, 5)}<path d="${edge}" fill="${edgeColor}"/><path d="${edge}" transform="translate(0 -2) scale(.86)" fill="${flesh}"/>
      <path d="M-10 -12L-17 12M0 -14V16M10 -12L17 12" stroke="${shade(flesh, -0.18)}" stroke-width="3" stroke-linecap="round"/><path d="M-9 -16Q0 -21 9 -16" stroke="#fff" opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  };
