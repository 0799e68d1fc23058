import { existsSync } from 'node:fs';
import path from 'node:path';
import { thrownErrors, type FailureSource } from '@api/failures/failure';
import type { ApiServer } from '@api/http/api-server';
import type { PageSource } from '@api/http/page-source';
import type { Clock } from '@/domain/ports/clock';
import { isClientBuilt } from '@pages/client-build';
import { PreparedPages } from '@pages/prepared-pages';
import { DrawingThread } from '@pages/thread/drawing-thread';

/** The built program of the thread. */
export const DRAWING_PROGRAM = path.resolve('dist/drawing/main.js');

/** Whether everything is built that pages are drawn with. */
export const canDrawPages = (): boolean => isClientBuilt() && existsSync(DRAWING_PROGRAM);

export interface ThreadPagesDeps {
  readonly app: ApiServer;
  readonly program: string;
  /** The origin of the API. */
  readonly api: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly version: () => Promise<string>;
  /** Which server reports failures. */
  readonly from: FailureSource;
}

/** The pages of the storefront, drawn in a thread that ends with the server. */
export function threadPages({ app, version, from, ...deps }: ThreadPagesDeps): PageSource {
  const thread = new DrawingThread({
    ...deps,
    log: ({ level, entry }) => app.log[level](entry),
    report: (error) => {
      app.log.error({ err: error }, 'A page could not be drawn; its content comes by script');
      const errors = thrownErrors(error);
      app.reportFailure({ from, code: 'page', errors, route: undefined, requestId: undefined });
    },
  });
  app.addHook('onClose', () => thread.close());
  return new PreparedPages({ drawer: thread, clock: deps.clock, version });
}
