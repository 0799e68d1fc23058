import type { ApiServer } from '@api/http/api-server';

const LOOK_INTERVAL_MS = 50;

/**
 * While the server closes, connections are let go of as soon as their answer is out. Closing alone looks once: a
 * connection that was answering at that moment would then be held open for as long as its client likes.
 */
export function letConnectionsGo(app: ApiServer): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_INTERVAL_MS).unref();
    app.server.once('close', () => clearInterval(timer));
    done();
  });
}
