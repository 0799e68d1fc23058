import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Failure } from '@api/failures/failure';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { silentTracer } from '@api/tracing/tracer';
import { PreparedPages } from '@pages/prepared-pages';
import { pagesServer } from '@pages/standalone/pages-server';
import { Guest } from '@test/support/api/guest';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

it('lucka-pages reports its own unexpected errors, as those of the pages', async () => {
  const reported: Failure[] = [];
  const folder = await makeThrowAwayFolder();
  await mkdir(folder.path, { recursive: true });
  const program = path.join(folder.path, 'thread.mjs');
  for (const name of ['thread.mjs', 'manifest.webmanifest', 'index.html', 'staff.html'])
    await writeFile(path.join(folder.path, name), '{}');
  const pages = await pagesServer({
    ...{
      api: 'http://127.0.0.1:9',
      publicOrigin: undefined,
      chainName: undefined,
      passesDemonstration: false,
    },
    ...{ program, clientFolder: folder.path },
    ...{ clock: systemClock, randomness: systemRandomness, log: pino({ level: 'silent' }) },
    ...{ tracer: silentTracer, proxiesInFront: 0 },
    reportFailure: (failure) => reported.push(failure),
  });
  onTestFinished(async () => {
    await pages.close();
    await folder.dispose();
  });
  vi.spyOn(PreparedPages.prototype, 'siteMap').mockRejectedValue(new TypeError('no map'));
  const origin = await pages.listen({ host: '127.0.0.1', port: 0 });
  expect((await new Guest(origin).get('/sitemap.xml')).status).toBe(500);
  await expect
    .poll(() => reported)
    .toMatchObject([{ from: 'pages', code: 'answer', errors: [{ type: 'TypeError', message: 'no map' }] }]);
});
