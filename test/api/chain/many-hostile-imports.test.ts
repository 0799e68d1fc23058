import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChainSource } from '@api/chain/chain-source';
import { importArticles } from '@api/chain/import-articles';
import { importChain } from '@api/chain/import-chain';
import { openChain } from '@api/chain/open-chain';
import { parseChain } from '@api/chain/parse-chain';
import { planImport } from '@api/chain/plan-import';
import { postgresStores, type Stores } from '@api/stores';
import { smallChain } from '@test/support/api/a-small-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { failingDatabase, InjectedFailure } from '@test/support/api/failing-database';
import { someHostileChain } from '@test/support/arbitraries/some-hostile-chain';
import { someHostileTable } from '@test/support/arbitraries/some-hostile-table';
import { must } from '@test/support/builders/must';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/** `npm run bench:imports` makes 10 000. */
const IMPORTS = Number(process.env['LUCKA_IMPORTS'] ?? 150);

const LONGEST_MS = IMPORTS * 1_000;

const TABLES = [
  ...['chain', 'chain_file', 'settings', 'shop', 'menu', 'delivery_spot', 'design', 'campaign'],
  ...['catalogue', 'audit_entry'],
];

let fresh: FreshDatabase;
let stores: Stores;

beforeAll(async () => {
  fresh = await makeFreshDatabase();
  stores = postgresStores(fresh.database);
  await importAttempt(smallChain(), stores);
});
afterAll(() => fresh.drop());

/** All rows that an import may write, as one hash for each table. */
async function contentOfTables(): Promise<unknown> {
  const hashes = TABLES.map(
    (table) =>
      `SELECT '${table}' AS name, md5(coalesce(string_agg(row::text, ' ' ORDER BY row::text), '')) FROM ${table} row`,
  );
  return fresh.database.query(hashes.join(' UNION ALL '));
}

const storedSource = async (): Promise<ChainSource> => must(await stores.chain.read()).source;

/** What is imported: a chain, or what is stored with a table of articles read into it. */
function sourceOf(what: ChainSource | string, stored: ChainSource): ChainSource | undefined {
  if (typeof what !== 'string') return what;
  const files = parseChain(stored);
  const source = files.ok ? importArticles(what, files.value, stored) : files;
  return source.ok ? source.value : undefined;
}

async function importAttempt(source: ChainSource, into: Stores): Promise<'imported' | 'refused' | 'failed'> {
  const opened = await openChain(source);
  if (!opened.ok) return 'refused';
  try {
    await importChain(into, opened.value, NOON);
    return 'imported';
  } catch (error) {
    expect(error).toBeInstanceOf(InjectedFailure);
    return 'failed';
  }
}

/** Whether another import of the same would change nothing. */
async function isWhole(source: ChainSource): Promise<boolean> {
  const opened = await openChain(source);
  return opened.ok && (await planImport(stores, opened.value, NOON)).write === undefined;
}

describe('hostile imports', () => {
  it(
    `change nothing or all of the chain, in ${IMPORTS} of chains, tables and failing databases`,
    async () => {
      const wish = fc.record({
        what: fc.oneof({ weight: 3, arbitrary: someHostileChain() }, someHostileTable()),
        // In two of three the database fails at one of the first statements.
        failsAt: fc.option(fc.nat({ max: 12 }), { nil: undefined, freq: 3 }),
      });
      const counts = { refused: 0, imported: 0, failed: 0 };
      await fc.assert(
        fc.asyncProperty(wish, async ({ what, failsAt }) => {
          const before = await contentOfTables();
          const source = sourceOf(what, await storedSource());
          const into =
            failsAt === undefined ? stores : postgresStores(failingDatabase(fresh.database, failsAt));
          const outcome = source === undefined ? 'refused' : await importAttempt(source, into);
          counts[outcome] += 1;
          const isUnchanged = isDeepStrictEqual(await contentOfTables(), before);
          if (outcome === 'refused') expect(isUnchanged).toBe(true);
          else if (outcome === 'imported' || !isUnchanged)
            expect(source && (await isWhole(source))).toBe(true);
        }),
        { numRuns: IMPORTS, endOnFailure: true },
      );
      console.info(`${JSON.stringify(counts)} of ${IMPORTS}`);
      expect(Math.min(counts.refused, counts.imported, counts.failed)).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
