import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { openTracer } from '@api/tracing/open-tracer';
import { pagesServer } from '@pages/standalone/pages-server';
import { Guest } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';
import { openTraceCollector } from '@test/support/api/trace-collector';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

it('lucka-pages hands its trace and request id to the API behind it, and those of no visitor', async () => {
  const collector = await openTraceCollector();
  const tracerOf = (serviceName: string) =>
    openTracer({
      settings: { endpoint: collector.address, serviceName, share: 1 },
      ...{ version: '1.2.3', report: () => undefined },
    });
  const api = await openTestApi({ tracer: await tracerOf('lucka'), options: { trustedProxies: 1 } });
  const folder = await makeThrowAwayFolder();
  await mkdir(folder.path, { recursive: true });
  const program = path.join(folder.path, 'thread.mjs');
  await writeFile(program, '');
  const pages = await pagesServer({
    ...{ api: api.origin, publicOrigin: undefined, chainName: undefined, passesDemonstration: false },
    ...{ program, clientFolder: folder.path },
    ...{ clock: systemClock, randomness: systemRandomness, log: pino({ level: 'silent' }) },
    ...{ tracer: await tracerOf('lucka-pages'), proxiesInFront: 0 },
  });
  const origin = await pages.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await pages.close();
    await api.close();
    await folder.dispose();
    await collector.close();
  });

  const { status, headers } = await new Guest(origin).get('/api/settings', {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'visitor=1',
    'x-request-id': 'chosen-by-a-visitor',
  });
  expect(status).toBe(200);
  const requestId = headers.get('x-request-id');
  expect(requestId).not.toBe('chosen-by-a-visitor');
  const of = (service: string) =>
    collector.spans.find((span) => span.service === service && span.notes['lucka.request_id'] === requestId);
  await expect.poll(() => [of('lucka'), of('lucka-pages')]).not.toContain(undefined);
  expect(of('lucka-pages')).toMatchObject({ name: 'GET /api/*', parent: undefined });
  expect(of('lucka')).toMatchObject({ parent: of('lucka-pages')?.id, trace: of('lucka-pages')?.trace });
  expect(collector.bodies.join()).not.toMatch(/visitor|0af7651916cd43dd/);
});
