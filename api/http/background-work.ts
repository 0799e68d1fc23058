import type { Disposer } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';

/** Runs work beside the requests, from when the server is ready until it closes. `start` gets what reports an error. */
export function runInBackground(app: ApiServer, start: (report: (error: unknown) => void) => Disposer): void {
  const report = (error: unknown): void =>
    app.log.error({ err: error }, 'Background work failed; it is tried again');
  app.addHook('onReady', (done) => {
    const stop = start(report);
    app.addHook('preClose', (closed) => {
      stop();
      closed();
    });
    done();
  });
}
