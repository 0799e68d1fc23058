import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainJsonSchemas } from '@api/chain/chain-json-schemas';
import { importChain } from '@api/chain/import-chain';
import type { LoadedChain } from '@api/chain/load-chain';
import { openChainFolder } from '@api/chain/open-chain';
import { chainImages } from '@api/chain/pictures/chain-images';
import { importedPictures } from '@api/chain/pictures/imported-pictures';
import { memoryStores } from '@api/stores';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

const FOLDER = 'examples/harbour-kitchens';

let chain: LoadedChain;
let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  const opened = await openChainFolder(FOLDER);
  if (!opened.ok) expect.unreachable(JSON.stringify(opened.error));
  chain = opened.value;
  api = await openTestApi();
  await importChain(api.stores, chain, api.clock.now());
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

describe('the example of a chain', () => {
  it('has three restaurants, and colours that everybody can read', () => {
    expect(chain.startingAt(api.clock.now()).shops).toHaveLength(3);
    expect(chain.warnings()).toEqual([]);
  });

  it.each([...chainJsonSchemas(['sv', 'en'])])('has the present %s', (name, schema) => {
    const written: unknown = JSON.parse(readFileSync(path.join(FOLDER, 'schema', name), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it('sells a lunch, with the prices of its menu', async () => {
    const { total, orderId, customerCode } = await guest.placed({
      shopId: 1,
      items: [
        {
          ...{ code: 'fried-herring', quantity: 2 },
          choices: [{ level: 1, choiceCode: 'side', articleCode: 'side-salad' }],
        },
        { code: 'coffee', quantity: 1, choices: [] },
      ],
    });
    expect(total).toBe(2 * (119 + 10) + 32);
    expect(JSON.parse((await guest.status(orderId, customerCode)).text)).toBe('CalculatedPrice');
  });

  it('has its own looks on all pages', async () => {
    const { text } = await guest.get('/api/settings/design');
    expect(text).toContain('--color-appetite: #0b5c86');
    expect(text).toContain('.shop-3');
  });

  it('has its pictures also where a database of an earlier version has no files', async () => {
    const images = chainImages(importedPictures(memoryStores().chain, chain));
    expect(await images.find('dish-fried-herring')).toBeDefined();
    expect(await images.find('dish-burger-classic')).toBeUndefined();
  });

  it('has its own pictures, each cut to a square, and the whole logo', async () => {
    const images = chainImages(importedPictures(api.stores.chain, chain));
    for (const id of ['dish-fried-herring', 'category-drinks', 'shop-3', 'chain-logo']) {
      const { webp, avif } = await must(await images.find(id)).render(320);
      const size = { width: 320, height: 320 };
      expect(await sharp(webp).metadata(), id).toMatchObject({ format: 'webp', ...size });
      expect(avif?.length ?? 0, id).toBeLessThan(webp.length);
    }
  });
});
