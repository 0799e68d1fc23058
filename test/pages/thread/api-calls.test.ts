import { AsyncLocalStorage } from 'node:async_hooks';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchByPort, makeCalls } from '@pages/thread/api-calls';

/** `fetch` of the thread, where the server answers so. */
function fetchAnsweredBy(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const { port1, port2 } = new MessageChannel();
  makeCalls(port1, 'https://api.example', fetch);
  onTestFinished(() => port1.close());
  return fetchByPort(port2);
}

describe('fetchByPort', () => {
  it('calls the API by the path of an address, and has its answer', async () => {
    const fetch = fetchAnsweredBy(async (input, init) => {
      const { method, url, headers } = new Request(input, init);
      return Response.json(
        { method, url, accept: headers.get('accept') },
        { status: 404, headers: { etag: 'x' } },
      );
    });
    const answer = await fetch('http://localhost/api/shops?at=noon', { headers: { accept: 'text/css' } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, 'x']);
    expect(await answer.json()).toEqual({
      ...{ method: 'GET', url: 'https://api.example/api/shops?at=noon', accept: 'text/css' },
    });
  });

  it('has an answer without a body', async () => {
    const fetch = fetchAnsweredBy(() => Promise.resolve(new Response(null, { status: 204 })));
    expect((await fetch('http://localhost/')).status).toBe(204);
  });

  it('rejects where the API cannot be reached', async () => {
    const fetch = fetchAnsweredBy(() => Promise.reject(new TypeError('fetch failed')));
    await expect(fetch('http://localhost/')).rejects.toThrow('fetch failed');
  });

  it('aborts the call when it is no longer waited for', async () => {
    const leaving = new AbortController();
    let isAborted = false;
    const fetch = fetchAnsweredBy((_input, init) => {
      init?.signal?.addEventListener('abort', () => (isAborted = true));
      leaving.abort();
      return new Promise(() => undefined);
    });
    await expect(fetch('http://localhost/', { signal: leaving.signal })).rejects.toThrow('aborted');
    await expect.poll(() => isAborted).toBe(true);
  });
});

describe('makeCalls', () => {
  it('makes calls as part of the request in which the channel was created', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const answering = (): Promise<Response> => {
      seen.push(request.getStore());
      return Promise.resolve(new Response(''));
    };
    const [first, second] = ['first', 'second'].map((name) =>
      request.run(name, () => fetchAnsweredBy(answering)),
    );
    await second?.('http://localhost/');
    await first?.('http://localhost/');
    expect(seen).toEqual(['second', 'first']);
  });
});
