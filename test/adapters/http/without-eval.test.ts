import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';

describe('the schemas of the contract and of the storage', () => {
  afterEach(() => vi.resetModules());

  it.each([
    ['the contract', () => import('@/adapters/contract/shop').then(({ shop }) => shop)],
    [
      'the storage',
      () => import('@/adapters/storage/schemas/stored-shop').then(({ storedShop }) => storedShop),
    ],
  ])(
    'of %s are read without writing functions as text, which the content policy forbids',
    async (_, load) => {
      vi.resetModules();
      const compile = vi.spyOn(globalThis, 'Function');
      const schema = await load();
      z.safeParse(schema, { id: 1 });
      expect(compile).not.toHaveBeenCalled();
    },
  );
});
