import type { ApiServer } from '@api/http/api-server';
import { limitNameOf } from '@api/http/rate-limits';
import { REQUEST_ID_HEADER } from '@api/http/request-ids';
import type { PreparedAnswers } from '@api/prepared/prepared-answers';

/** Stores each answer whose route has said that it is the same for all; `servePrepared` sends it from then on. */
export function prepareAnswers(app: ApiServer, answers: PreparedAnswers): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (request.isSameForAll === true && reply.statusCode === 200 && body instanceof Buffer) {
      const { [REQUEST_ID_HEADER]: _id, ...headers } = reply.getHeaders();
      answers.add(request.raw, {
        route: request.routeOptions.url,
        limit: limitNameOf(request),
        head: Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) => [
          name,
          String(value),
        ]),
        body,
      });
    }
    done(null, payload);
  });
}
