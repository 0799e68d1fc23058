import type { Readable } from 'node:stream';

import type { ApiServer } from '@api/http/api-server';

type Fetch = typeof globalThis.fetch;

/** Calls a server of this process as `fetch` would over a network: the same requests and answers without a socket. */
export function injectFetch(app: ApiServer): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, host } = new URL(request.url);
    const answer = await app.inject({
      method: methodOf(request),
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(request.body !== null && { payload: await request.text() }),
      payloadAsStream: true,
      signal: request.signal,
    });
    const hasBody = !STATUSES_WITHOUT_BODY.has(answer.statusCode);
    const { statusCode: status, headers } = answer;
    return new Response(hasBody ? toWebStream(answer.stream()) : null, {
      status,
      headers: toHeaders(headers),
    });
  };
}

const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

function methodOf({ method }: Request): (typeof METHODS)[number] {
  const known = METHODS.find((each) => each === method);
  if (known === undefined) throw new TypeError(`The API is not called by ${method}`);
  return known;
}

/** A stream of its own, since Node's types know two kinds of web stream. */
function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(new Uint8Array(Buffer.from(next.value)));
    },
    cancel: () => void source.destroy(),
  });
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
