import type { Clock } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';
import { SampledLines } from '@api/http/sampled-lines';

/**
 * Logs one line for each answer: the route, never the address, which may contain secrets. Under overload, with a
 * thousand 503 answers a second, only samples are logged with the number of others.
 */
export function logAnswers(app: ApiServer, clock: Clock): void {
  const unavailable = new SampledLines(clock);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, failure } = request;
    const route = routeOptions.url ?? 'none';
    const line = {
      ...{ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      ...(failure !== undefined && { err: failure }),
    };
    if (reply.statusCode < 500) request.log.debug(line, 'answered');
    else if (reply.statusCode !== 503) request.log.error(line, 'answered');
    else {
      const notLogged = unavailable.sample(route);
      if (notLogged !== undefined) request.log.error({ ...line, notLogged }, 'answered');
    }
    done();
  });
}
