import { once } from 'node:events';
import { createServer } from 'node:http';
import type { PrometheusMeter } from '@api/metrics/prometheus-meter';
import { StartupError } from '@api/system/startup-error';

export interface MetricsServer {
  /** The port, also where 0 asked for any. */
  readonly port: number;
  close(): void;
}

/**
 * GET /metrics on a port of its own, which visitors do not reach.
 * @throws StartupError if the port is taken.
 */
export async function serveMetrics(
  meter: PrometheusMeter,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    meter.text().then(
      (text) => response.writeHead(200, { 'content-type': meter.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`LUCKA_METRICS_PORT ${port} cannot be used: ${reason}.`, { cause: error });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
