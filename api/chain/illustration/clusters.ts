import type { Piece } from '@api/chain/illustration/piece';
import { placed, round } from '@api/chain/illustration/shapes';

interface Heap {
  readonly piece: Piece;
  /** How many there are at most, such as one cutlet. */
  readonly most?: number | undefined;
}

/** A heap for each kind of piece, side by side around the middle; the first kind's is the largest. */
export function clusters(
  pieces: readonly Heap[],
  { radius, scale }: { readonly radius: number; readonly scale: number },
  next: () => number,
): string {
  const shares = pieces.map((_, index) => (index === 0 ? 1.6 : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let angle = next() * 2 * Math.PI;
  const heaps = pieces.map(({ piece, most = Infinity }, index) => {
    const width = ((shares[index] ?? 1) / total) * 2 * Math.PI;
    const middle = angle + width / 2;
    angle += width;
    const isAlone = pieces.length === 1;
    const distance = isAlone ? 0 : radius * 0.56;
    const usual = isAlone ? 14 : index === 0 ? 8 : Math.max(4, 7 - Math.floor(pieces.length / 2));
    const count = Math.min(most, usual);
    const reach = isAlone ? radius * 0.9 : Math.min(radius * 0.46, (distance * width) / 1.9);
    const heap = Array.from({ length: count }, (_, at) => {
      const away = reach * Math.sqrt((at + 0.3) / count);
      const turn = at * 2.39996 + next() * 0.4;
      return placed(
        piece(next),
        round(256 + Math.cos(middle) * distance + Math.cos(turn) * away),
        round(256 + Math.sin(middle) * distance + Math.sin(turn) * away),
        (next() - 0.5) * 140,
        scale * (0.94 + next() * 0.12),
      );
    });
    return heap.reverse().join('');
  });
  return heaps.reverse().join('');
}
