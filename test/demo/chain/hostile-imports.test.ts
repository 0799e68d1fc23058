import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importChain } from '@api/chain/import-chain';
import { openChain } from '@api/chain/open-chain';
import { planImport } from '@api/chain/plan-import';
import { memoryStores } from '@api/stores';
import { smallChain } from '@test/support/api/a-small-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { someHostileChain } from '@test/support/arbitraries/some-hostile-chain';
import { must } from '@test/support/builders/must';

/** The same on PostgreSQL is in test/api/chain; `npm run properties -- --runs 10000` with this file repeats it. */
describe('a hostile chain', () => {
  it('is imported as it is, or refused with a place for each error', async () => {
    const valid = await openChain(smallChain());
    await fc.assert(
      fc.asyncProperty(someHostileChain(), async (source) => {
        const stores = memoryStores();
        if (valid.ok) await importChain(stores, valid.value, NOON);
        const opened = await openChain(source);
        if (!opened.ok) {
          for (const { file, line, column, message } of opened.error) {
            expect([file, message]).not.toContain('');
            expect([line >= 1, column >= 1]).toEqual([true, true]);
          }
          return;
        }
        await importChain(stores, opened.value, NOON);
        expect(must(await stores.chain.read()).source).toEqual(source);
        expect((await planImport(stores, opened.value, NOON)).write).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });
});
