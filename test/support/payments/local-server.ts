import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a local server. */
export interface LocalRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface LocalAnswer {
  readonly status: number;
  /** Sent as JSON, a text as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What happens to one call. `lost`: the connection breaks before it is executed. `answerLost`: it breaks after that.
 * `garbled`: the answer cannot be read. A number is the status that is answered without executing anything.
 */
export type CallFault = 'lost' | 'answerLost' | 'garbled' | number;

export interface LocalServer {
  readonly address: string;
  /** The faults of the following calls, one for each; undefined for none. */
  readonly faults: (CallFault | undefined)[];
  close(): Promise<void>;
}

/** A real HTTP server on this machine that answers as a company's API, with faults where a test wants them. */
export async function openLocalServer(
  answer: (request: LocalRequest) => LocalAnswer | Promise<LocalAnswer>,
): Promise<LocalServer> {
  const faults: (CallFault | undefined)[] = [];
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const fault = faults.shift();
      if (fault === 'lost') return void request.socket.destroy();
      if (typeof fault === 'number') return void response.writeHead(fault).end('{}');
      const { status, body, headers } = await answer({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      if (fault === 'answerLost') return void request.socket.destroy();
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(fault === 'garbled' ? '{"half": ' : text);
    };
    serve().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
