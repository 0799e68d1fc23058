import * as z from 'zod/mini';

import { strict } from '@/adapters/contract/tolerant';
import { PageAnswers } from '@/adapters/http/page-answers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { callsTo } from '@test/support/http/calls-to';
import { breakOff, hangUp, json, TestServer, text } from '@test/support/http/test-server';

const NAME = strict(z.object({ name: z.string() }));

describe('HttpCalls', () => {
  let server: TestServer;
  beforeEach(async () => (server = await new TestServer().start()));
  afterEach(() => server.stop());

  describe('every request', () => {
    it('has a JSON content type, with a body or without [API-01]', async () => {
      server.handler = json(200, { name: 'x' });
      const { calls } = callsTo(server.url);
      await calls.read('/api/settings', NAME);
      await calls.send('/api/order', { a: 1 }, NAME);
      await calls.command('/api/cultures/changeculture', undefined, { query: { cultureCode: 'sv' } });
      expect(server.requests.map((request) => request.headers['content-type'])).toEqual(
        Array(3).fill('application/json'),
      );
      expect(server.requests[1]?.body).toBe('{"a":1}');
      expect(server.requests[2]?.query.get('cultureCode')).toBe('sv');
    });

    it('names the storefront', async () => {
      server.handler = json(200, { name: 'x' });
      await callsTo(server.url).calls.read('/api/settings', NAME);
      expect(server.requests[0]?.headers['x-requested-with']).toBe('storefront');
    });

    it('goes to the site itself, also where the path looks like an absolute address', async () => {
      server.handler = json(200, { name: 'x' });
      await callsTo(server.url).calls.read('//evil.example/api/settings', NAME);
      expect(server.requests[0]?.path).toBe('/evil.example/api/settings');
    });

    it('follows no redirect, which would carry an order code along', async () => {
      server.handler = (request, response) => {
        response.writeHead(302, { location: `${server.url}/elsewhere` }).end(request.path);
      };
      const answer = await callsTo(server.url).calls.read('/api/settings', NAME);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 302 } });
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('an answer', () => {
    const read = (server: TestServer) => callsTo(server.url).calls.read('/api/settings', NAME);

    it('is parsed by its schema; unknown fields are left out', async () => {
      server.handler = json(200, { name: 'x', more: 1 });
      expect(await read(server)).toEqual({ ok: true, value: { name: 'x' } });
    });

    it('is malformed at the path of the first error', async () => {
      server.handler = json(200, { name: 4 });
      expect(await read(server)).toEqual({ ok: false, error: { kind: 'malformed', path: 'name' } });
    });

    it.each([
      ['a page of HTML', text(200, '<!doctype html><p>Log in to our Wi-Fi', { 'content-type': 'text/html' })],
      ['nothing', text(204, '')],
      ['cut JSON', text(200, '{"name":"x"')],
      ['too deep', text(200, `${'['.repeat(10_000)}${']'.repeat(10_000)}`)],
    ])('that is %s is malformed', async (_, handler) => {
      server.handler = handler;
      expect(await read(server)).toEqual({ ok: false, error: { kind: 'malformed', path: '' } });
    });

    it('larger than any menu is left unread', async () => {
      server.handler = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = (): boolean => response.write(' '.repeat(1024 * 1024));
        response.on('drain', more);
        more();
      };
      expect(await read(server)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('without a problem as its body still has its status', async () => {
      server.handler = text(418, 'teapot');
      expect(await read(server)).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 418, code: undefined },
      });
    });

    it('that is a problem has its code, family and context [ERR-15, ERR-18]', async () => {
      server.handler = json(422, {
        type: 'urn:lucka:pre-order:invalid-parameter',
        code: 'invalid-parameter',
        parameter: 'note',
        shopId: 3,
        articleCodes: ['a'],
        errors: { DuplicateUserName: ['…'] },
      });
      expect(await read(server)).toEqual({
        ok: false,
        error: {
          kind: 'refused',
          status: 422,
          code: 'invalid-parameter',
          family: 'pre-order',
          parameter: 'note',
          orderId: undefined,
          shopId: '3',
          articleCodes: ['a'],
          errors: ['DuplicateUserName'],
          retryAfterMs: undefined,
        },
      });
    });

    it.each([
      ['seconds', '120', 120_000],
      ['a date', new Date(Date.parse('2026-11-21T11:00:30Z')).toUTCString(), 30_000],
      ['nonsense', 'soon', undefined],
    ])('reports when to retry, given as %s', async (_, header, expected) => {
      server.handler = json(429, {}, { 'retry-after': header });
      expect(await read(server)).toMatchObject({ ok: false, error: { status: 429, retryAfterMs: expected } });
    });
  });

  describe('read', () => {
    it('retries once after a transient failure', async () => {
      for (const passing of [hangUp, breakOff, json(502, {}), json(503, {}), json(504, {})]) {
        server.requests.length = 0;
        server.next(passing, json(200, { name: 'x' }));
        expect(await callsTo(server.url).calls.read('/api/shops', NAME)).toMatchObject({ ok: true });
        expect(server.requests).toHaveLength(2);
      }
    });

    it('gives up after the second attempt', async () => {
      server.handler = hangUp;
      const answer = await callsTo(server.url).calls.read('/api/shops', NAME);
      expect(answer).toEqual({ ok: false, error: { kind: 'unreachable', isTimeout: false } });
      expect(server.requests).toHaveLength(2);
    });

    it('waits as long as the server asks, and a random time more', async () => {
      server.next(json(503, {}, { 'retry-after': '2' }), json(200, { name: 'x' }));
      const { calls, clock } = callsTo(server.url);
      await calls.read('/api/shops', NAME);
      expect(clock.waits).toEqual([2_500]);
    });

    it('pauses also where the server asks for 0 seconds', async () => {
      server.next(json(503, {}, { 'retry-after': '0' }), json(200, { name: 'x' }));
      const { calls, clock } = callsTo(server.url);
      await calls.read('/api/shops', NAME);
      expect(clock.waits).toEqual([500]);
    });

    it.each([
      ['was refused', json(404, {})],
      ['asks too much', json(429, {}, { 'retry-after': '1' })],
      ['is to come back later', json(503, {}, { 'retry-after': '60' })],
      ['had an answer that cannot be read', text(200, '<')],
      ['met an error of the server', json(500, {})],
    ])('does not retry where it %s', async (_, handler) => {
      server.handler = handler;
      await callsTo(server.url).calls.read('/api/shops', NAME);
      expect(server.requests).toHaveLength(1);
    });

    it('does not retry while the server fails all the time', async () => {
      server.handler = json(503, {});
      const { calls } = callsTo(server.url);
      for (let round = 0; round < 50; round += 1) await calls.read('/api/shops', NAME);
      expect(server.requests).toHaveLength(53);
    });

    it('earns a retry by five successful reads, and saves up at most three', async () => {
      const { calls } = callsTo(server.url);
      const attempts = async (status: number): Promise<number> => {
        server.handler = json(status, { name: 'x' });
        const before = server.requests.length;
        await calls.read('/api/shops', NAME);
        return server.requests.length - before;
      };
      const inARow = async (status: number, count: number): Promise<readonly number[]> => {
        const all: number[] = [];
        for (let each = 0; each < count; each += 1) all.push(await attempts(status));
        return all;
      };
      expect(await inARow(503, 4)).toEqual([2, 2, 2, 1]);
      await inARow(200, 4);
      expect(await attempts(503)).toBe(1);
      await inARow(200, 1);
      expect(await inARow(503, 2)).toEqual([2, 1]);
      await inARow(200, 40);
      expect(await inARow(503, 4)).toEqual([2, 2, 2, 1]);
    });

    it('aborts at once with the caller', async () => {
      server.handler = () => undefined;
      const controller = new AbortController();
      const answer = callsTo(server.url).calls.read('/api/shops', NAME, { signal: controller.signal });
      controller.abort();
      expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
    });

    it('bypasses every cache for personal data', async () => {
      server.handler = json(200, { name: 'x' });
      await callsTo(server.url).calls.read('/api/user/profile', NAME, { isFresh: true });
      expect(server.requests[0]?.headers['cache-control']).toBe('no-cache');
    });
  });

  describe('send', () => {
    it('is never repeated, since its effect is unknown', async () => {
      for (const failing of [hangUp, breakOff, json(503, {})]) {
        server.requests.length = 0;
        server.handler = failing;
        expect(await callsTo(server.url).calls.send('/api/order', {}, NAME)).toMatchObject({ ok: false });
        expect(await callsTo(server.url).calls.command('/api/order', {})).toMatchObject({ ok: false });
        expect(server.requests).toHaveLength(2);
      }
    });
  });

  describe('the time of the server', () => {
    const DATE = 'Sat, 21 Nov 2026 10:00:00 GMT';

    it('is reported by every response that cannot come from a cache [FAULT-C17]', async () => {
      server.handler = json(200, { name: 'x' }, { date: DATE });
      const { calls, times } = callsTo(server.url);
      await calls.read('/api/user/profile', NAME, { isFresh: true });
      await calls.send('/api/order', {}, NAME);
      expect(times.map((time) => time.dateMs)).toEqual(Array(2).fill(Date.parse(DATE)));
    });

    it('is reported as missing once where responses have no Date; they are read all the same [DEC-45]', async () => {
      server.handler = (_, response) => {
        response.sendDate = false;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"x"}');
      };
      const { calls, times, reporter } = callsTo(server.url);
      const read = () => calls.read('/api/user/profile', NAME, { isFresh: true });
      expect([await read(), await read()]).toMatchObject([{ ok: true }, { ok: true }]);
      expect([times, reporter.logged.map(({ id }) => id)]).toEqual([[], ['lucka:no-server-time']]);
    });

    it('is not missed in what a page brought along', async () => {
      const answers = new PageAnswers({ '/api/shops': '{"name":"x"}' }, fetch, () => Promise.resolve());
      const { calls, times, reporter } = callsTo(server.url, { fetch: answers.fetch });
      expect(await calls.read('/api/shops', NAME, { isFresh: true })).toMatchObject({ ok: true });
      expect([times, reporter.logged]).toEqual([[], []]);
    });

    it('is not read from a response that may be old', async () => {
      server.handler = json(200, { name: 'x' }, { date: DATE });
      const { calls, times } = callsTo(server.url);
      await calls.read('/api/shops', NAME);
      expect(times).toEqual([]);
      await calls.read('/api/shops', NAME, { isFresh: true });
      expect(times).toHaveLength(1);
    });
  });
});
