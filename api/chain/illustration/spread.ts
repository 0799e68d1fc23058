import type { Piece } from '@api/chain/illustration/piece';
import { placed } from '@api/chain/illustration/shapes';

const GOLDEN_ANGLE = 2.39996;

/** Spreads pieces of each kind over a disc, the kinds mixed, small pieces beside large ones. */
export function spread(
  pieces: readonly Piece[],
  { radius, count, scale }: { readonly radius: number; readonly count: number; readonly scale: number },
  next: () => number,
): string {
  if (pieces.length === 0) return '';
  const turn = next() * 2 * Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.35) / count);
    const angle = turn + index * GOLDEN_ANGLE + (next() - 0.5) * 0.3;
    const piece = pieces[index % pieces.length];
    return placed(
      piece?.(next) ?? '',
      256 + Math.cos(angle) * distance,
      256 + Math.sin(angle) * distance,
      (next() - 0.5) * 160,
      scale * (0.92 + next() * 0.16),
    );
  }).join('');
}
