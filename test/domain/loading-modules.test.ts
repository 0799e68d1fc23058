import { describe, expect, it } from 'vitest';

const modules = Object.values(import.meta.glob('/src/domain/**/*.ts'));

describe('the modules of the domain', () => {
  it('load in any order', async () => {
    expect(modules.length).toBeGreaterThan(100);
    await expect(Promise.all(modules.toReversed().map((load) => load()))).resolves.toBeDefined();
  });
});
