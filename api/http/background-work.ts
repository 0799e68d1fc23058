import type { Disposer } from '@/domain/ports/clock';
import { thrownErrors } from '@api/failures/failure';
import type { Leadership } from '@api/system/leadership';
import type { ApiServer } from '@api/http/api-server';

/**
 * Runs background work from `ready` until `close`, while this process is the one to do it. `start` receives a function
 * that reports errors.
 */
export function runInBackground(
  app: ApiServer,
  leadership: Leadership,
  start: (report: (error: unknown) => void) => Disposer,
): void {
  const report = (error: unknown): void => {
    app.log.error({ err: error }, 'Background work failed and will be retried');
    const errors = thrownErrors(error);
    app.reportFailure({
      from: 'api',
      code: 'background-work',
      errors,
      route: undefined,
      requestId: undefined,
    });
  };
  app.addHook('onReady', (done) => {
    const stop = leadership.lead(() => start(report));
    app.addHook('preClose', (closed) => {
      stop();
      closed();
    });
    done();
  });
}
