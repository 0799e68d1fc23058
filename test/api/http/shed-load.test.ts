import { AsyncLocalStorage } from 'node:async_hooks';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

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
    shedLoad(app, 1_000);
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
});
