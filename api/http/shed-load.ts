import type { FastifyRequest } from 'fastify';
import { endBudget, underBudget } from '@api/database/query-budget';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';

/**
 * Refuses immediately what would wait too long: a call whose gate is full, before rate limits and body, and a query of
 * a request without time left. Source: FAULT-P24.
 */
export function shedLoad(app: ApiServer, answerBudgetMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const retryAfterSeconds = request.routeOptions.config.gate?.refusal();
    if (retryAfterSeconds === undefined) return done();
    void sendProblem(reply, unavailable(retryAfterSeconds));
  });
  // Without a database there is nothing to wait for, and a budget makes every promise of the process more expensive.
  if (answerBudgetMs === Infinity) return;
  const begun = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', (request, _reply, done) => {
    // The hooks run again where a file was not found and the page is sent in its place.
    if (begun.has(request)) return done();
    begun.add(request);
    underBudget(answerBudgetMs, done);
  });
  app.addHook('onSend', (_request, _reply, payload, done) => {
    endBudget();
    done(null, payload);
  });
}
