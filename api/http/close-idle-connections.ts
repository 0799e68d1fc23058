import type { Socket } from 'node:net';
import type { ApiServer } from '@api/http/api-server';

const CHECK_INTERVAL_MS = 50;

/** What is under way has this long to finish, of the ten seconds that a stopping process has. */
const CLOSE_LIMIT_MS = 8_000;

/**
 * While the server closes, connections are let go of as soon as nothing is being answered on them. Node looks only once,
 * and from then on waits for ever for a client that has connected and says nothing, or half of a request.
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
