import { expect, it } from 'vitest';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { newOrderId } from '@api/orders/new-order-id';

it('begins no order id with a hyphen, so that a command line reads it as a word', () => {
  const ids = Array.from({ length: 1_000 }, (_, seed) => newOrderId(new SeededRandomness(seed)));
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
});
