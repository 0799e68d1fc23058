import type { Piece } from '@api/chain/illustration/piece';
import { shade } from '@api/chain/illustration/shapes';

/** A thick drop or spoonful of sauce. */
export const dollop =
  (color: string): Piece =>
  () =>
    `<path d="M-26 4C-30 -16 -8 -26 6 -22C26 -24 34 -2 24 12C14 28 -18 26 -26 4Z" fill="#3a1505" opacity=".22" transform="translate(3 5)"/><path d="M-26 4C-30 -16 -8 -26 6 -22C26 -24 34 -2 24 12C14 28 -18 26 -26 4Z" fill="${color}"/><path d="M-14 2C-14 -10 4 -16 12 -8C18 0 6 10 -2 4" fill="none" stroke="${shade(color, -0.12)}" stroke-width="4" stroke-linecap="round"/><path d="M-18 -4Q-12 -16 2 -17" stroke="#fff" stroke-width="4" opacity=".6" fill="none" stroke-linecap="round"/>`;
