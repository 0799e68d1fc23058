import { leaf, lobedLeaf } from '@api/chain/illustration/pieces/leaf';
import { spread } from '@api/chain/illustration/spread';

/** A bed of salad that fills the vessel. */
export const leavesBase = (radius: number, next: () => number): string =>
  `<circle cx="256" cy="256" r="${radius}" fill="#4f8f2c"/>${spread([leaf('#83bf3f', 96), leaf('#5da335', 92), leaf('#a4d65e', 90), lobedLeaf('#4b9c34')], { radius: radius * 0.84, count: 34, scale: 1.25 }, next)}`;
