import type { Piece } from '@api/chain/illustration/piece';
import { leaf, lobedLeaf } from '@api/chain/illustration/pieces/leaf';
import { spread } from '@api/chain/illustration/spread';

const KINDS: Readonly<Record<string, readonly Piece[]>> = {
  lettuce: [leaf('#83bf3f', 96), leaf('#a4d65e', 90), leaf('#6fae38', 92)],
  rocket: [lobedLeaf('#4b9c34'), lobedLeaf('#5fae3f'), lobedLeaf('#3f8a2e')],
  spinach: [leaf('#2f7a34', 84), leaf('#3d8f3f', 80)],
  kale: [leaf('#3d7a40', 88), leaf('#568f52', 82)],
};

/** A bed of these leaves that fills the vessel. */
export const leavesBase = (codes: readonly string[], radius: number, next: () => number): string =>
  `<circle cx="256" cy="256" r="${radius}" fill="#4f8f2c"/>${spread(
    codes.flatMap((code) => KINDS[code] ?? []),
    { radius: radius * 0.86, count: 40, scale: 1.35 },
    next,
  )}`;
