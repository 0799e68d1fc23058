import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Another origin that takes what pages send it. */
export interface ReportReceiver {
  readonly address: string;
  /** What has come, parsed, in order. */
  readonly received: readonly unknown[];
  close(): Promise<void>;
}

/** Opens a receiver that lets every site write to it, as a monitoring service does. */
export async function openReportReceiver(): Promise<ReportReceiver> {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      response.writeHead(204, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST',
      });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/reports`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
