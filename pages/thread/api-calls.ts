import type { MessagePort } from 'node:worker_threads';
import { answer, ask } from '@pages/thread/ask';

type Fetch = typeof globalThis.fetch;

/** A call without a body. */
interface ApiCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a status without one. */
  readonly body: string | null;
}

/** Calls the API from the thread: paths, whatever their origin, by calls without a body. */
export function fetchByPort(port: MessagePort): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call: ApiCall = {
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
    };
    const { body, ...head } = await ask<ApiAnswer>(port, call, { signal: request.signal });
    return new Response(body, head);
  };
}

/** Makes the calls of the thread at the origin of the API. */
export function makeCalls(port: MessagePort, origin: string, fetch: Fetch): void {
  answer<ApiCall>(port, async ({ path, ...call }, signal): Promise<ApiAnswer> => {
    const made = await fetch(new URL(path, origin), { ...call, signal });
    return {
      status: made.status,
      headers: Object.fromEntries(made.headers),
      body: made.body === null ? null : await made.text(),
    };
  });
}
