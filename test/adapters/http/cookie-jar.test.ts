import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CookieJar } from '@/adapters/http/cookie-jar';
import { TestServer } from '@test/support/http/test-server';

describe('CookieJar', () => {
  let server: TestServer;
  beforeEach(async () => (server = await new TestServer().start()));
  afterEach(() => server.stop());

  const setting = (...cookies: readonly string[]) => {
    server.next((_, response) => void response.setHeader('set-cookie', cookies).end());
  };

  it('sends back received cookies, and discards expired ones', async () => {
    const jar = new CookieJar(globalThis.fetch);
    setting('a=1; Path=/; HttpOnly', 'b=x%3Dy; Max-Age=60');
    await jar.fetch(server.url);
    expect(jar.text()).toBe('a=1; b=x%3Dy');
    setting('a=2', 'b=; Max-Age=0');
    await jar.fetch(server.url, { method: 'POST', body: 'x' });
    await jar.fetch(server.url);
    expect(server.requests.map((request) => request.headers['cookie'])).toEqual([
      undefined,
      'a=1; b=x%3Dy',
      'a=2',
    ]);
    expect(server.requests[1]?.body).toBe('x');
  });

  it.each([
    ['has lasted its time', 'a=ended; Max-Age=0; Path=/', ''],
    ['lasts less than no time', 'a=ended;max-age=-1', ''],
    ['is empty', 'a=; Path=/', ''],
    ['still lasts', 'a=2; Max-Age=10', 'a=2'],
    ['is no cookie', '=a; Max-Age=0', 'a=1'],
  ])('reads a cookie that %s', async (_, header, left) => {
    const jar = new CookieJar(globalThis.fetch, [['a', '1']]);
    setting(header);
    await jar.fetch(server.url);
    expect(jar.text()).toBe(left);
  });
});
