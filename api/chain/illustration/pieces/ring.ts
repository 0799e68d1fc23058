import type { Piece } from '@api/chain/illustration/piece';
import { circlePath, shade } from '@api/chain/illustration/shapes';

/** A ring: olive, onion, chilli, pepper. */
export const ring =
  (color: string, radius: number, thickness: number): Piece =>
  () =>
    `<path d="${circlePath(radius)}" transform="translate(2 4)" fill="none" stroke="#3a1505" stroke-width="${thickness}" opacity=".25"/>
    <path d="${circlePath(radius)}" fill="none" stroke="${color}" stroke-width="${thickness}"/>
    <path d="M${-radius} 0A${radius} ${radius} 0 0 1 0 ${-radius}" fill="none" stroke="${shade(color, 0.5)}" stroke-width="${thickness * 0.35}" stroke-linecap="round" opacity=".8"/>`;

/** Half a ring, as of a sliced onion. */
export const arcs =
  (color: string): Piece =>
  () =>
    [30, 22, 14]
      .map(
        (radius) =>
          `<path d="M${-radius} 6A${radius} ${radius} 0 0 1 ${radius} 6" transform="translate(1 3)" fill="none" stroke="#3a1505" stroke-width="5" opacity=".2"/><path d="M${-radius} 6A${radius} ${radius} 0 0 1 ${radius} 6" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/><path d="M${-radius} 5A${radius} ${radius} 0 0 1 ${radius} 5" fill="none" stroke="${shade(color, 0.6)}" stroke-width="2"/>`,
      )
      .join('');
