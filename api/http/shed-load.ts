import type { FastifyRequest } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import { endBudget, underBudget } from '@api/database/query-budget';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';

export interface LoadLimits {
  readonly answerBudgetMs: number;
  readonly clock: Clock;
}

/**
 * Refuses what would wait too long: a call whose gate is full, before rate limits and body, and a query of a request
 * without time left. Source: FAULT-P24.
 */
export function shedLoad(app: ApiServer, { answerBudgetMs, clock }: LoadLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { gate } = request.routeOptions.config;
    const retryAfterSeconds = gate?.refusal();
    if (retryAfterSeconds === undefined) return done();
    const refuse = (): void => void sendProblem(reply, unavailable(retryAfterSeconds));
    if (gate?.refusalDelayMs === undefined) refuse();
    else clock.after(gate.refusalDelayMs, refuse);
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
