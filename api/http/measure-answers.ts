import type { ApiServer } from '@api/http/api-server';
import type { Meter } from '@api/metrics/meter';

/** Measures each answer by its route, never by its address, which is different for each order. */
export function measureAnswers(app: ApiServer, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    meter.observe('answers', reply.elapsedTime / 1000, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    });
    done();
  });
}
