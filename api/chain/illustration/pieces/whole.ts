import type { Piece } from '@api/chain/illustration/piece';
import { shade, shadow } from '@api/chain/illustration/shapes';

/** A mushroom cut lengthwise. */
export const mushroomSlice =
  (cap: string, flesh: string): Piece =>
  () => {
    const edge =
      'M-32 4C-34 -22 -14 -32 0 -32C14 -32 34 -22 32 4C24 10 14 8 9 6C8 16 10 24 12 30C4 34 -4 34 -12 30C-10 24 -8 16 -9 6C-14 8 -24 10 -32 4Z';
    return `${shadow(edge, 5)}<path d="${edge}" fill="${cap}"/><path d="${edge}" transform="translate(0 1) scale(.84)" fill="${flesh}"/>
      <path d="M-20 -2Q0 -14 20 -2" stroke="${shade(cap, -0.1)}" stroke-width="4" fill="none" opacity=".7"/>`;
  };

export const prawn: Piece = () => {
  const edge =
    'M-26 14C-34 -10 -14 -32 10 -28C30 -24 36 -4 26 10L16 4C20 -6 14 -14 4 -14C-8 -14 -14 -2 -8 12L-2 24L-14 32L-22 26Z';
  return `${shadow(edge, 5)}<path d="${edge}" fill="#f58a5b"/><path d="M-20 8C-24 -10 -10 -24 8 -22" stroke="#ffd2b8" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M-24 -6L-10 -2M-14 -20L-5 -10M2 -28L4 -15M18 -24L14 -11M29 -10L19 -4" stroke="#d8552c" stroke-width="3"/><path d="M-14 32L-24 38L-22 26L-34 30L-24 20" fill="#e0532a"/>`;
};

export const mussel: Piece = () => {
  const edge = 'M-34 0C-30 -22 6 -28 32 -6C36 0 34 6 28 8C4 22 -28 18 -34 0Z';
  return `${shadow(edge, 5)}<path d="${edge}" fill="#26304a"/><path d="${edge}" transform="scale(.82 .7)" fill="#8d97b5"/><ellipse cx="2" cy="0" rx="19" ry="8" fill="#f0a13c"/><ellipse cx="-2" cy="-2" rx="10" ry="3" fill="#ffd591"/>`;
};

export const broccoli: Piece = () =>
  `<g><path d="M-6 0L-9 30Q0 36 9 30L6 0Z" fill="#a9cf6a"/><path d="M-6 26L-4 2" stroke="#cbe69b" stroke-width="4"/><g fill="#2f7a2d"><circle cx="-18" cy="-2" r="15"/><circle cx="18" cy="0" r="15"/><circle cx="0" cy="-14" r="19"/></g><g fill="#4ea23f"><circle cx="-19" cy="-6" r="10"/><circle cx="15" cy="-4" r="10"/><circle cx="-3" cy="-20" r="12"/></g><g fill="#84cc6a"><circle cx="-21" cy="-9" r="4"/><circle cx="-7" cy="-24" r="4"/><circle cx="4" cy="-17" r="3"/><circle cx="13" cy="-7" r="3.5"/></g></g>`;

/** Half a boiled egg. */
export const halfEgg: Piece = () =>
  `<ellipse cx="3" cy="5" rx="26" ry="33" fill="#3a1505" opacity=".25"/><ellipse rx="26" ry="33" fill="#fffaf0"/><ellipse rx="26" ry="33" fill="none" stroke="#eadcc4" stroke-width="3"/><circle cy="6" r="16" fill="#f7a823"/><circle cx="-4" cy="2" r="9" fill="#ffc94d"/>`;

export const friedEgg: Piece = () =>
  `<path d="M-40 6C-48 -18 -22 -40 2 -36C26 -46 50 -18 40 4C46 28 16 44 -4 36C-26 42 -40 24 -40 6Z" fill="#3a1505" opacity=".2" transform="translate(3 5)"/><path d="M-40 6C-48 -18 -22 -40 2 -36C26 -46 50 -18 40 4C46 28 16 44 -4 36C-26 42 -40 24 -40 6Z" fill="#fffaf2" stroke="#e8c98f" stroke-width="3"/><circle r="19" fill="#f6a21c"/><circle cx="-3" cy="-3" r="14" fill="#ffbf3a"/><ellipse cx="-7" cy="-8" rx="5" ry="3.5" fill="#fff" opacity=".8"/>`;

/** A nut or a bean. */
export const kernel =
  (color: string): Piece =>
  (next) =>
    [-14, 12]
      .map(
        (x) =>
          `<g transform="translate(${x} ${Math.round((next() - 0.5) * 24)}) rotate(${Math.round(next() * 180)})"><ellipse cx="2" cy="4" rx="15" ry="9" fill="#3a1505" opacity=".25"/><ellipse rx="15" ry="9" fill="${shade(color, -0.15)}"/><ellipse cx="-1" cy="-2" rx="12" ry="6" fill="${color}"/><path d="M-8 -3Q0 -6 6 -3" stroke="${shade(color, 0.5)}" stroke-width="2.5" fill="none" stroke-linecap="round"/></g>`,
      )
      .join('');
