import type { Piece } from '@api/chain/illustration/piece';
import { blob, shade, shadow } from '@api/chain/illustration/shapes';

/** A flat fried cake with a crisp edge: minced meat, grated potato. */
export const patty =
  (color: string): Piece =>
  (next) => {
    const edge = blob(50, 0.06, next, 11);
    const spots = Array.from({ length: 7 }, () => {
      const [angle, distance] = [next() * 2 * Math.PI, Math.sqrt(next()) * 34];
      return `<ellipse cx="${(Math.cos(angle) * distance).toFixed(0)}" cy="${(Math.sin(angle) * distance * 0.8).toFixed(0)}" rx="${(4 + next() * 6).toFixed(0)}" ry="4"/>`;
    });
    return `<g transform="scale(1.05 .86)">${shadow(edge, 8)}<path d="${edge}" fill="${shade(color, -0.3)}" transform="translate(0 5)"/><path d="${edge}" fill="${color}"/><path d="${edge}" transform="translate(-3 -4) scale(.8)" fill="${shade(color, 0.18)}"/><g fill="${shade(color, -0.3)}" opacity=".6">${spots.join('')}</g><path d="M-34 -12C-26 -30 -8 -36 12 -35" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/></g>`;
  };

/** A cabbage leaf rolled around its filling, browned. */
export const rolledLeaf: Piece = () => {
  const edge = 'M-46 -20Q0 -32 46 -20Q58 0 46 22Q0 34 -46 22Q-58 0 -46 -20Z';
  return `${shadow(edge, 8)}<path d="${edge}" fill="#8a8a3a"/><path d="${edge}" transform="translate(0 -3) scale(.95 .9)" fill="#b9b45c"/><path d="M-40 6C-18 -14 12 20 44 -8M-44 -8C-20 -22 6 -6 30 -24" stroke="#e3dfa0" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-30 14Q0 24 30 14M-8 -22Q8 -26 24 -20" stroke="#7a4f22" stroke-width="7" fill="none" stroke-linecap="round" opacity=".65"/><path d="M-38 -14Q-16 -22 4 -22" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".5"/>`;
};

/** A thin cut of meat in golden crumbs. */
export const cutlet: Piece = (next) => {
  const edge = blob(60, 0.14, next, 9);
  const crumbs = Array.from({ length: 24 }, () => {
    const [angle, distance] = [next() * 2 * Math.PI, Math.sqrt(next()) * 50];
    return `<circle cx="${(Math.cos(angle) * distance).toFixed(0)}" cy="${(Math.sin(angle) * distance).toFixed(0)}" r="${(2 + next() * 3).toFixed(1)}"/>`;
  });
  return `${shadow(edge, 8)}<path d="${edge}" fill="#a8681f" transform="translate(0 5)"/><path d="${edge}" fill="#dc9a3c"/><path d="${edge}" transform="translate(-4 -5) scale(.8)" fill="#eab55c"/><g fill="#f9d58c">${crumbs.join('')}</g>`;
};
