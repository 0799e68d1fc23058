import { AsyncLocalStorage } from 'node:async_hooks';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { passwordGate } from '@api/accounts/password-gate';
import { HashingGate } from '@api/accounts/hashing-gate';
import { shedLoad } from '@api/http/shed-load';
import { ManualClock } from '@test/support/memory/manual-clock';

/** Files of tests share modules, and the budgets of theirs may not have ended. */
async function withoutOtherBudgets() {
  vi.resetModules();
  const { currentBudget } = await import('@api/database/query-budget');
  const { shedLoad } = await import('@api/http/shed-load');
  return { currentBudget, shedLoad };
}

describe('shedLoad', () => {
  it.each([
    ['an answer', '/found', 200],
    ['a page in place of a file', '/absent', 404],
    ['an unknown address', '/unknown', 404],
    ['a failure', '/failing', 500],
  ])('gives each request one budget, which ends with %s', async (_name, url, status) => {
    const { currentBudget, shedLoad } = await withoutOtherBudgets();
    const app = Fastify();
    shedLoad(app, { answerBudgetMs: 1_000, clock: new ManualClock() });
    const left = (): number | undefined => currentBudget()?.leftMs;
    app.get('/found', async () => ({ left: left() }));
    app.get('/absent', (_request, reply) => reply.callNotFound());
    app.get('/failing', () => Promise.reject(new Error('failed')));
    app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ left: left() }));
    const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
    onTestFinished(() => disable.mockRestore());
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    if (status !== 500) expect(answer.json()).toEqual({ left: 1_000 });
    expect(disable).toHaveBeenCalledOnce();
  });

  it('refuses one login a second to each client that repeats it at once, and hashes one [FAULT-A14, DEC-165]', async () => {
    const clock = new ManualClock();
    const hashing = new HashingGate({ maxAtOnce: 1, maxWaiting: 2 });
    const forever = (): Promise<never> => new Promise(() => undefined);
    const begun = vi.fn(forever);
    for (let each = 0; each < 3; each += 1) void hashing.run(begun);
    const app = Fastify();
    shedLoad(app, { answerBudgetMs: Infinity, clock });
    const gate = passwordGate({
      refusal: () => (hashing.isFull ? 2 : undefined),
      hash: forever,
      verify: forever,
    });
    app.post('/login', { config: { gate } }, forever);
    app.post('/order', { config: { gate: { refusal: () => 3 } } }, forever);

    let refused = 0;
    const clients = Array.from({ length: 60 }, async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await app.inject({ method: 'POST', url: '/login' });
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
        refused += 1;
      }
    });
    // Without a delay of its own a gate refuses at once, while sixty refusals wait.
    expect((await app.inject({ method: 'POST', url: '/order' })).headers['retry-after']).toBe('3');
    await expect.poll(() => clock.pending).toBe(60);
    expect(refused).toBe(0);
    await clock.advance(1_000);
    await expect.poll(() => [refused, clock.pending]).toEqual([60, 60]);
    await clock.advance(1_000);
    await Promise.all(clients);
    expect([refused, begun.mock.calls.length]).toEqual([120, 1]);
  });
});
