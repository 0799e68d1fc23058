import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiServer } from '@api/http/api-server';
import { refuseUnderPressure } from '@api/http/pressure';

const WATCHED_MS = 200;

async function anApi(maxEventLoopDelayMs: number, watchedMs?: number): Promise<ApiServer> {
  const app: ApiServer = Fastify().withTypeProvider<ZodTypeProvider>();
  onTestFinished(() => app.close());
  await refuseUnderPressure(app, maxEventLoopDelayMs, watchedMs);
  app.get('/', () => 'food');
  await app.ready();
  return app;
}

/** Lets nothing else happen for so long. */
function hold(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('a process that cannot keep up', () => {
  it('asks visitors to come back, and takes them again when it can', async () => {
    const app = await anApi(20, WATCHED_MS);
    const held = setInterval(() => hold(60), 1);
    onTestFinished(() => clearInterval(held));
    await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 5_000 }).toBe(503);
    expect((await app.inject('/')).headers['retry-after']).toBe('1');
    clearInterval(held);
    await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 5_000 }).toBe(200);
  });

  it('turns nobody away for one long stall', async () => {
    const app = await anApi(1_000);
    hold(1_500);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  it('turns nobody away where no limit is set', async () => {
    const app = await anApi(0, WATCHED_MS);
    hold(2 * WATCHED_MS);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});
