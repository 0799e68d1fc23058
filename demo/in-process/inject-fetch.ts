import { toWebStream } from '@demo/in-process/to-web-stream';
import type { ApiServer } from '@api/http/api-server';

type Fetch = typeof globalThis.fetch;

/**
 * Calls a server of this process as `fetch` would over a network: the same requests and answers without a socket, from
 * this machine or from `remoteAddress`.
 */
export function injectFetch(app: ApiServer, remoteAddress = '127.0.0.1'): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, host } = new URL(request.url);
    const leaving = new AbortController();
    const answer = await app.inject({
      method: methodOf(request),
      url: pathname + search,
      remoteAddress,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(request.body !== null && { payload: await request.text() }),
      payloadAsStream: true,
      signal: AbortSignal.any([request.signal, leaving.signal]),
    });
    const hasBody = request.method !== 'HEAD' && !STATUSES_WITHOUT_BODY.has(answer.statusCode);
    const body = answer.stream();
    // An aborted read reaches the server, as a closed connection would.
    body.once('close', () => leaving.abort());
    body.on('error', () => leaving.abort());
    if (!hasBody) body.destroy();
    const { statusCode: status, headers } = answer;
    return new Response(hasBody ? toWebStream(body) : null, {
      status,
      headers: toHeaders(headers),
    });
  };
}

const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

function methodOf({ method }: Request): (typeof METHODS)[number] {
  const known = METHODS.find((each) => each === method);
  if (known === undefined) throw new TypeError(`No server is called by ${method}`);
  return known;
}

function toHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) all.append(name, String(each));
    }
  }
  return all;
}
