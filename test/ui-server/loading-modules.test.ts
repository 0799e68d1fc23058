import { describe, expect, it } from 'vitest';

/** All that a browser loads, but its entries, which are there to begin. */
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/ui/app/boot.ts',
  '!/src/ui/staff/main.tsx',
  '!/src/adapters/cli/**',
  '!/src/adapters/browser/service-worker/sw*.ts',
  '!/src/**/*.d.ts',
]);

/** The modules that cannot be loaded where there is no browser, with the reason. */
async function unloadable(): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    Object.entries(modules).map(([path, load]) =>
      load().then(
        () => [],
        (reason: unknown) => [`${path}: ${String(reason)}`],
      ),
    ),
  );
  return outcomes.flat();
}

describe('loading the modules of the product', () => {
  it('asks for no browser, whichever it is', async () => {
    expect(typeof window).toBe('undefined');
    expect(Object.keys(modules).length).toBeGreaterThan(400);
    expect(await unloadable()).toEqual([]);
  });
});
