import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export type Handler = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** An HTTP server on a free port; each test sets its responses. */
export class TestServer {
  readonly requests: SeenRequest[] = [];
  /** Answers everything that no `next` answers. */
  handler: Handler;
  readonly #next: Handler[] = [];
  readonly #server: Server;

  constructor(handler: Handler = json(404, {})) {
    this.handler = handler;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The response to the next request. */
  next(...handlers: readonly Handler[]): void {
    this.#next.push(...handlers);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://server');
    const request: SeenRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers as Record<string, string | undefined>,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    this.requests.push(request);
    await (this.#next.shift() ?? this.handler)(request, response);
  }
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const text =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** The connection breaks before the response. */
export const hangUp: Handler = (_, response) => {
  response.destroy();
};

/** The connection breaks in the middle of the body. */
export const breakOff: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"name":', () => response.destroy());
};
