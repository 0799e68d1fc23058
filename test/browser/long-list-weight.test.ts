import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { openInProcessApi } from '@demo/in-process/in-process-api';
import { openClientBuild } from '@pages/client-build';
import { drawDocument } from '@pages/draw-document';
import { namedTexts } from '@pages/named-texts';
import { SeenMenus } from '@pages/seen-menus';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { ok } from '@/domain/shared/result';
import { storeManyShops } from '@test/support/many-shops';
import { ManualClock } from '@test/support/memory/manual-clock';

/** Not compressed. Source: DEC-166. */
const HOME_MAX_BYTES = 150_000;

it('draws home of a thousand restaurants in at most 150 kB [DEC-166]', async () => {
  const [clock, randomness] = [new ManualClock(), new SeededRandomness(1)];
  const stores = memoryStores(emptyMemoryState());
  const mailer = { send: () => Promise.resolve(ok(undefined)) };
  const api = await openInProcessApi({ stores, clock, randomness, mailer, kitchenPaceMs: undefined });
  await storeManyShops(stores, 1_000);
  const textsOf = namedTexts({ report: () => undefined, log: () => undefined });
  const page = await drawDocument(
    {
      ...{ clock, randomness, textsOf, fetch: api.fetch, baseUrl: api.origin },
      ...{ menus: new SeenMenus(), build: openClientBuild() },
    },
    {
      ...{ address: '/', language: 'sv', languages: ['sv'], origin: 'https://lucka.example', settings: {} },
      shell: await readFile('dist/client/index.html', 'utf8'),
    },
  );
  await api.close();
  const html = page.kind === 'page' ? brotliDecompressSync(page.body.brotli).toString() : '';
  expect(html).toContain('6 av 1');
  expect(Buffer.byteLength(html)).toBeLessThan(HOME_MAX_BYTES);
});
