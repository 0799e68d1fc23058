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
 * `garbled`: the answer cannot be read. A number is the status that is answered without executing anything, an answer
 * likewise. A promise: the call is under way until it is resolved.
 */
export type CallFault = 'lost' | 'answerLost' | 'garbled' | number | LocalAnswer | Promise<void>;

export interface LocalServer {
  readonly address: string;
  /** The faults of the following calls, one for each; undefined for none. */
  readonly faults: (CallFault | undefined)[];
  /** The calls so far, as `POST /path`. */
  readonly calls: string[];
  close(): Promise<void>;
}

interface SavedAnswer {
  readonly body: string;
  /** Undefined while the call is under way. */
  readonly answer: LocalAnswer | undefined;
}

/** The answers of a company that are not those of a call. */
interface CompanyForm {
  readonly error: (status: number) => LocalAnswer;
  /** The same key with another request. */
  readonly otherRequest: LocalAnswer;
  /** The same key while its first call is under way. */
  readonly underWay: LocalAnswer;
}

/**
 * A real HTTP server on this machine that answers as a company's API, with faults where a test wants them. As the
 * payment companies do, it answers a POST again for its idempotency key: a success and an error of its own, but no
 * refusal. Without `form` it knows no keys.
 */
export async function openLocalServer(
  answer: (request: LocalRequest) => LocalAnswer | Promise<LocalAnswer>,
  form?: CompanyForm,
): Promise<LocalServer> {
  const faults: (CallFault | undefined)[] = [];
  const calls: string[] = [];
  const saved = new Map<string, SavedAnswer>();

  const once = async (
    request: LocalRequest,
    act: () => LocalAnswer | Promise<LocalAnswer>,
  ): Promise<LocalAnswer> => {
    const { method, url, headers, body } = request;
    const given = headers['idempotency-key'];
    if (form === undefined || method !== 'POST' || given === undefined) return act();
    const key = `${url.pathname} ${String(given)}`;
    const known = saved.get(key);
    if (known !== undefined && known.body !== body) return form.otherRequest;
    if (known !== undefined) return known.answer ?? form.underWay;
    saved.set(key, { body, answer: undefined });
    const made = await act();
    if (made.status < 300 || made.status >= 500) saved.set(key, { body, answer: made });
    else saved.delete(key);
    return made;
  };

  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const fault = faults.shift();
      if (fault === 'lost') return void request.socket.destroy();
      const asked = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(`${asked.method} ${asked.url.pathname}`);
      const { status, body, headers } = await once(asked, async () => {
        if (typeof fault === 'number') return form?.error(fault) ?? { status: fault, body: {} };
        if (fault instanceof Promise) await fault;
        else if (typeof fault === 'object') return fault;
        return answer(asked);
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
    ...{ faults, calls },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
