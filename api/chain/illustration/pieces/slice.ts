import type { Piece } from '@api/chain/illustration/piece';
import { blob, circlePath, placed, shade, shadow } from '@api/chain/illustration/shapes';

interface SliceColors {
  readonly flesh: string;
  readonly rim: string;
  readonly specks: string;
  readonly speckCount?: number;
  readonly radius?: number;
}

/** A round slice with a rim and specks: sausage, potato, cucumber. */
export const slice =
  ({ flesh, rim, specks, speckCount = 9, radius = 30 }: SliceColors): Piece =>
  (next) => {
    const edge = blob(radius, 0.05, next, 12);
    const spots = Array.from({ length: speckCount }, () => {
      const angle = next() * 2 * Math.PI;
      const distance = Math.sqrt(next()) * radius * 0.72;
      return `<circle cx="${(Math.cos(angle) * distance).toFixed(1)}" cy="${(Math.sin(angle) * distance).toFixed(1)}" r="${(1.4 + next() * 2.6).toFixed(1)}"/>`;
    });
    return `${shadow(edge)}<path d="${edge}" fill="${rim}"/><path d="${edge}" transform="scale(.88)" fill="${flesh}"/>
      <g fill="${specks}" opacity=".75">${spots.join('')}</g>
      <path d="M${-radius * 0.62} ${-radius * 0.3}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${radius * 0.1} ${-radius * 0.68}" fill="none" stroke="${shade(flesh, 0.55)}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
  };

/** A slice with chambers around its middle: tomato, lemon, orange. */
export const wheel =
  (rim: string, flesh: string, chambers: string, count: number, radius = 30): Piece =>
  () => {
    const parts = Array.from({ length: count }, (_, index) =>
      placed(
        `<path d="M0 ${-radius * 0.16}L${radius * 0.26} ${-radius * 0.66}A${radius * 0.3} ${radius * 0.2} 0 0 0 ${-radius * 0.26} ${-radius * 0.66}Z" fill="${chambers}" stroke="${chambers}" stroke-width="3" stroke-linejoin="round"/>`,
        0,
        0,
        (index * 360) / count,
      ),
    );
    const edge = circlePath(radius);
    return `${shadow(edge)}<path d="${edge}" fill="${rim}"/><circle r="${radius * 0.87}" fill="${flesh}"/>${parts.join('')}
      <path d="M${-radius * 0.7} ${-radius * 0.3}A${radius * 0.76} ${radius * 0.76} 0 0 1 0 ${-radius * 0.76}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45"/>`;
  };
