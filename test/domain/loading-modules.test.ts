import { describe, expect, it } from 'vitest';

const modules = Object.values(import.meta.glob('/src/domain/**/*.ts'));

describe('loading the modules of the domain', () => {
  it('succeeds, whichever comes first', async () => {
    expect(modules.length).toBeGreaterThan(100);
    await expect(Promise.all(modules.toReversed().map((load) => load()))).resolves.toBeDefined();
  });
});
