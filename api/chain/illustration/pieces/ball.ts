import type { Piece } from '@api/chain/illustration/piece';
import { shade } from '@api/chain/illustration/shapes';

const one = (color: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x + 3}" cy="${y + 5}" r="${radius}" fill="#3a1505" opacity=".25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${shade(color, -0.22)}"/>
   <circle cx="${x - radius * 0.1}" cy="${y - radius * 0.12}" r="${radius * 0.84}" fill="${color}"/><ellipse cx="${x - radius * 0.32}" cy="${y - radius * 0.4}" rx="${radius * 0.34}" ry="${radius * 0.22}" fill="${shade(color, 0.6)}" opacity=".75"/>`;

/** A ball: meatball, burrata, cherry tomato. */
export const ball =
  (color: string, radius = 30): Piece =>
  () =>
    one(color, 0, 0, radius);

/** A few small balls: berries, peas, capers, roe. */
export const balls =
  (color: string, count: number, radius: number): Piece =>
  (next) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI + next();
      const distance = index === 0 ? 0 : radius * (1.5 + next() * 0.6);
      return one(
        color,
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        radius * (0.9 + next() * 0.2),
      );
    }).join('');
