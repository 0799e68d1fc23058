import type { ApiServer } from '@api/http/api-server';
import type { UnansweredRequests } from '@api/http/unanswered-requests';

const CHECK_INTERVAL_MS = 50;

/** The time for requests in progress, of the ten seconds that a stopping process has. */
const CLOSE_LIMIT_MS = 8_000;

/**
 * Closes each connection as soon as it has no request in progress while the server closes. Node checks only once, and
 * then waits forever for a client that has sent nothing or half a request.
 */
export function closeIdleConnections(app: ApiServer, requests: UnansweredRequests): void {
  app.server.on('connection', (socket) => requests.follow(socket));
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      for (const socket of requests.idle()) socket.destroy();
    }, CHECK_INTERVAL_MS).unref();
    const limit = setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT_MS).unref();
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(limit);
    });
    done();
  });
}
