import { describe, expect, it } from 'vitest';

import { BrowserConnection, type ConnectionWindow } from '@/adapters/browser/browser-connection';
import { ManualClock } from '@test/support/memory/manual-clock';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function open(fetch: Fetch): { connection: BrowserConnection; clock: ManualClock } {
  const clock = new ManualClock();
  const fakeWindow = Object.assign(new EventTarget(), {
    location: { origin: 'https://lucka.example' },
    navigator: { onLine: true },
    fetch,
  }) as unknown as ConnectionWindow;
  return { connection: new BrowserConnection(fakeWindow, clock), clock };
}

const never: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

describe('BrowserConnection', () => {
  it('sends a no-cors HEAD to the own origin, past every cache [OFF-05, API-30]', async () => {
    const asked: [string, RequestInit][] = [];
    const { connection } = open((...request) => {
      asked.push(request);
      return Promise.resolve(new Response(null, { headers: { 'x-lucka': '1' } }));
    });
    expect(await connection.originAnswers()).toBe(true);
    expect(asked).toMatchObject([
      ['https://lucka.example/', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }],
    ]);
  });

  it.each<[string, Fetch]>([
    [
      'a captive portal answers in its place',
      () => Promise.resolve(new Response('<p>Log in', { status: 200 })),
    ],
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer cannot be read', () => Promise.resolve(Response.error())],
  ])('returns false where %s [OFF-08]', async (_, fetch) => {
    expect(await open(fetch).connection.originAnswers()).toBe(false);
  });

  it('returns true also where the origin answers with an error', async () => {
    const answer = () => Promise.resolve(new Response(null, { status: 503, headers: { 'x-lucka': '1' } }));
    expect(await open(answer).connection.originAnswers()).toBe(true);
  });

  it('gives up after five seconds', async () => {
    const { connection, clock } = open(never);
    const answer = connection.originAnswers();
    await clock.advance(4_999);
    expect(clock.pending).toBe(1);
    await clock.advance(1);
    expect(await answer).toBe(false);
  });

  it('aborts with the caller, and leaves no timer behind', async () => {
    const { connection, clock } = open(never);
    const controller = new AbortController();
    const answer = connection.originAnswers(controller.signal);
    controller.abort();
    expect(await answer).toBe(false);
    expect(clock.pending).toBe(0);
  });
});
