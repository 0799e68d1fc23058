import type { Disposer } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';

/** Runs background work from `ready` until `close`. `start` receives a function that reports errors. */
export function runInBackground(app: ApiServer, start: (report: (error: unknown) => void) => Disposer): void {
  const report = (error: unknown): void =>
    app.log.error({ err: error }, 'Background work failed and will be retried');
  app.addHook('onReady', (done) => {
    const stop = start(report);
    app.addHook('preClose', (closed) => {
      stop();
      closed();
    });
    done();
  });
}
