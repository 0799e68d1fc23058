import type { ApiServer } from '@api/http/api-server';

/** One line for each answer: the route, never the address, which may hold what only its owner should know. */
export function logAnswers(app: ApiServer): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
}
