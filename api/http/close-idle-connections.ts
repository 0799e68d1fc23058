import type { Socket } from 'node:net';
import type { ApiServer } from '@api/http/api-server';

const CHECK_INTERVAL_MS = 50;

/** The time for requests in progress, of the ten seconds that a stopping process has. */
const CLOSE_LIMIT_MS = 8_000;

/**
 * Closes each connection as soon as it has no request in progress while the server closes. Node checks only once, and
 * then waits forever for a client that has sent nothing or half a request.
 */
export function closeIdleConnections(app: ApiServer): void {
  const underWay = new Map<Socket, number>();
  const count = (socket: Socket, change: number): void => {
    const known = underWay.get(socket);
    if (known !== undefined) underWay.set(socket, known + change);
  };
  app.server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      for (const [socket, answers] of underWay) if (answers === 0) socket.destroy();
    }, CHECK_INTERVAL_MS).unref();
    const limit = setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT_MS).unref();
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(limit);
    });
    done();
  });
}
