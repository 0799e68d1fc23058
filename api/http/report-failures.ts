import type { ApiServer } from '@api/http/api-server';
import { thrownErrors, type FailureSource, type ReportFailure } from '@api/failures/failure';

declare module 'fastify' {
  interface FastifyInstance {
    reportFailure: ReportFailure;
  }
}

const UNEXPECTED = 500;

/** Reports the errors that nothing in the program expects, by the route of the call, never its address. */
export function reportFailures(app: ApiServer, from: FailureSource, report: ReportFailure): void {
  app.decorate('reportFailure', report);
  app.addHook('onResponse', ({ failure, id: requestId, routeOptions }, reply, done) => {
    if (failure !== undefined && reply.statusCode === UNEXPECTED) {
      const [route, errors] = [routeOptions.url, thrownErrors(failure)];
      report({ from, code: 'answer', errors, route, requestId });
    }
    done();
  });
}
