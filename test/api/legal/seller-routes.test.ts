import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSellers } from '@/adapters/contract/seller';
import { importChain } from '@api/chain/import-chain';
import { loadChain } from '@api/chain/load-chain';
import { SMALL_CHAIN, smallChain } from '@test/support/api/a-small-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const HARBOUR = {
  name: 'Hamnköket AB',
  organisationNumber: '556000-0001',
  address: ['Kajen 1', '411 01 Göteborg'],
};
const SQUARE = { name: 'Torgköket Oy', organisationNumber: '0000000-1', address: [] };

/** The small chain, with a seller for each of its shops that is named here. */
async function importSellers(sellerOf: Readonly<Record<string, string | undefined>>): Promise<void> {
  const shops = ['shops/a-first.json', 'shops/second.json'].map((file) => [
    file,
    { ...Object(SMALL_CHAIN[file]), seller: sellerOf[file] },
  ]);
  const chain = { ...Object(SMALL_CHAIN['chain.json']), sellers: { harbour: HARBOUR, square: SQUARE } };
  const loaded = loadChain(smallChain({ 'chain.json': chain, ...Object.fromEntries(shops) }));
  if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
  await importChain(api.stores, loaded.value, NOON);
}

async function sellers() {
  const { status, text } = await new Guest(api.origin).get('/api/sellers');
  expect(status).toBe(200);
  const read = readSellers(JSON.parse(text), () => undefined);
  return read.ok ? read.value : expect.unreachable(read.error);
}

const FIRST = { id: 1, name: 'Shop 1' };
const SECOND = { id: 2, name: 'Shop 2' };

describe('GET /api/sellers', () => {
  it('names each company once, with the shops in which it sells [DEC-138]', async () => {
    await importSellers({ 'shops/a-first.json': 'square', 'shops/second.json': 'harbour' });
    expect(await sellers()).toEqual([
      { ...SQUARE, shops: [FIRST] },
      { ...HARBOUR, shops: [SECOND] },
    ]);
    await importSellers({ 'shops/a-first.json': 'harbour', 'shops/second.json': 'harbour' });
    expect(await sellers()).toEqual([{ ...HARBOUR, shops: [FIRST, SECOND] }]);
  });

  it('names none for a shop of which the chain says nothing [DEC-138]', async () => {
    await importSellers({ 'shops/second.json': 'harbour' });
    expect(await sellers()).toEqual([{ ...HARBOUR, shops: [SECOND] }]);
    await importSellers({});
    expect(await sellers()).toEqual([]);
  });
});
