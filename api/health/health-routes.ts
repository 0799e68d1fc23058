import type { ApiServer } from '@api/http/api-server';

/** Resolves if the process can serve orders now: the database answers. */
export type CheckReadiness = () => Promise<unknown>;

/**
 * GET /healthz: the process runs; else restart it. GET /readyz: it also reaches its database and is not stopping; else
 * give it no new visitors while others are ready. Public data is served from memory either way.
 */
export function healthRoutes(app: ApiServer, checkReadiness: CheckReadiness): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));

  app.get('/readyz', async (_request, reply) => {
    const isReady = await checkReadiness().then(
      () => !isStopping,
      () => false,
    );
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isReady ? 'ready' : 'not ready');
  });
}
