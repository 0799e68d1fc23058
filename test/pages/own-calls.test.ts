import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CallLimits, DEFAULT_RATE_LIMITS, limitRates } from '@api/http/rate-limits';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { injectFetch } from '@demo/in-process/inject-fetch';
import { OWN_CALLS } from '@api/http/own-calls';
import { ManualClock } from '@test/support/memory/manual-clock';

it('counts the reads of others under the limits, but not those of the pages', async () => {
  const app = Fastify();
  const clock = new ManualClock();
  const limits = new CallLimits({
    limiters: (_name, limits) => new MemoryLimiter(clock, limits),
    limits: { ...DEFAULT_RATE_LIMITS, readPublic: [{ max: 1, windowMs: 60_000 }] },
    shopNetworks: { has: () => false },
  });
  limitRates(app, limits);
  app.get('/api/shops', () => []);
  const statusOf = async (call: typeof fetch) => (await call('http://localhost/api/shops')).status;
  const [own, other] = [injectFetch(app, OWN_CALLS), injectFetch(app)];
  expect([await statusOf(own), await statusOf(own), await statusOf(own)]).toEqual([200, 200, 200]);
  expect([await statusOf(other), await statusOf(other)]).toEqual([200, 429]);
  await app.close();
});
