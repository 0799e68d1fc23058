import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { must } from '@test/support/builders/must';

export interface RoundRobinProxy {
  readonly origin: string;
  close(): void;
}

/**
 * Stands for nginx as `deploy/nginx.conf` sets it up: sends requests to the origins in turn, to the next one where a
 * connection is refused, and answers 502 where a connection breaks later. It adds no address of its own to
 * `x-forwarded-for`, so that a test chooses the visitor's.
 */
export async function startRoundRobinProxy(origins: readonly string[]): Promise<RoundRobinProxy> {
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    void readBody(request).then((body) => {
      const inTurn = origins.map((_, index) => must(origins[(turn + index) % origins.length]));
      forward(request, body, response, inTurn);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  [origin, ...others]: readonly string[],
): void {
  const { method, url, headers } = request;
  if (origin === undefined) return void response.writeHead(502).end();
  const forwarded = ask(`${origin}${url ?? '/'}`, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
    response.once('close', () => answer.destroy());
  });
  forwarded.once('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent) response.destroy();
    else if (error.code === 'ECONNREFUSED') forward(request, body, response, others);
    else response.writeHead(502).end();
  });
  forwarded.end(body);
}
