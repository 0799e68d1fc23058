import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULT_CONNECTION_LIMITS } from '@api/http/connection-limits';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { silentTracer } from '@api/tracing/tracer';
import { checkBackEnd } from '@pages/standalone/check-back-end';
import { pagesServer, type PagesServerDeps } from '@pages/standalone/pages-server';
import { openTestApi } from '@test/support/api/open-test-api';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const PUBLIC = 'https://lucka.example';

async function openPages(api: string, deps: Partial<PagesServerDeps> = {}) {
  const folder = await makeThrowAwayFolder();
  await mkdir(folder.path, { recursive: true });
  const program = path.join(folder.path, 'thread.mjs');
  for (const name of ['thread.mjs', 'manifest.webmanifest', 'index.html', 'staff.html'])
    await writeFile(path.join(folder.path, name), '{}');
  const pages = await pagesServer({
    ...{ api, publicOrigin: PUBLIC, chainName: undefined, passesDemonstration: false, proxiesInFront: 0 },
    ...{ program, clientFolder: folder.path, tracer: silentTracer },
    ...{ clock: systemClock, randomness: systemRandomness, log: pino({ level: 'silent' }) },
    ...deps,
  });
  onTestFinished(async () => {
    await pages.close();
    await folder.dispose();
  });
  const origin = await pages.listen({ host: '127.0.0.1', port: 0 });
  return { origin, port: Number(new URL(origin).port) };
}

/** A back end that remembers the headers of each call. */
async function openBackEnd() {
  const calls: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    calls.push(request.headers);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { calls, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

describe('lucka-pages', () => {
  it('says where to report a vulnerability, where the operator named a contact', async () => {
    const { origin: api } = await openBackEnd();
    const named = await openPages(api, { contactEmail: 'security@lucka.example' });
    const answer = await fetch(`${named.origin}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:security@lucka.example\n');
    expect(text).toContain(`Canonical: ${PUBLIC}/.well-known/security.txt\n`);
    const nameless = await openPages(api);
    expect((await fetch(`${nameless.origin}/.well-known/security.txt`)).status).toBe(404);
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '203.0.113.9'],
    [2, '198.51.100.7'],
  ])(
    'states the address of the visitor behind %s proxies, and passes on none of theirs',
    async (proxiesInFront, address) => {
      const backEnd = await openBackEnd();
      const { origin } = await openPages(backEnd.origin, { proxiesInFront });
      const forged = {
        'x-forwarded-for': '192.0.2.1, 198.51.100.7, 203.0.113.9',
        'x-real-ip': '192.0.2.1',
        forwarded: 'for=192.0.2.1',
        'x-forwarded-host': 'evil.example',
        'lucka-front-origin': PUBLIC,
      };
      await fetch(`${origin}/api/settings`, { headers: forged });
      const [call] = backEnd.calls;
      expect(call?.['x-forwarded-for']).toBe(address);
      expect(call?.['lucka-front-origin']).toBe(PUBLIC);
      expect(call).not.toHaveProperty('x-real-ip');
      expect(call).not.toHaveProperty('forwarded');
    },
  );

  it('shares the limits of a visitor who writes ever new addresses', async () => {
    const api = await openTestApi({ options: { trustedProxies: 1, publicOrigin: PUBLIC } });
    onTestFinished(() => api.close());
    const { origin } = await openPages(api.origin);
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1) {
      const answer = await fetch(`${origin}/api/identity/login`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-requested-with': 'storefront', origin: PUBLIC },
          'x-forwarded-for': `198.51.100.${at}`,
        },
        body: JSON.stringify({ email: 'nobody@lucka.example', password: `wrong-${at}` }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toContain(429);
  });

  it.each(['/demo-mail/', '/demo-payment/p-1', '/demo-login/'])(
    'passes %s on only with its setting',
    async (address) => {
      const backEnd = await openBackEnd();
      const closed = await openPages(backEnd.origin);
      expect((await fetch(closed.origin + address)).status).toBe(404);
      expect(backEnd.calls).toEqual([]);
      const open = await openPages(backEnd.origin, { passesDemonstration: true });
      expect((await fetch(open.origin + address)).status).toBe(200);
    },
  );

  it('makes no demonstration public: the API behind it refuses another origin than its own', async () => {
    const demonstration = await openTestApi();
    const chain = await openTestApi({ options: { publicOrigin: PUBLIC } });
    onTestFinished(async () => {
      await demonstration.close();
      await chain.close();
    });
    const statusBehind = async (api: string, publicOrigin: string | undefined) => {
      const { origin } = await openPages(api, { publicOrigin });
      return (await fetch(`${origin}/api/user/profile`, { headers: { 'accept-guest': 'true' } })).status;
    };
    expect(await statusBehind(demonstration.origin, PUBLIC)).toBe(403);
    expect(await statusBehind(demonstration.origin, 'http://localhost:3100')).toBe(200);
    expect(await statusBehind(chain.origin, PUBLIC)).toBe(200);
    expect(await statusBehind(chain.origin, 'https://other.example')).toBe(403);
  });

  it('does not start before such a demonstration, and starts before any other back end', async () => {
    const demonstration = await openTestApi();
    onTestFinished(() => demonstration.close());
    const backEnd = await openBackEnd();
    await expect(checkBackEnd(demonstration.origin, PUBLIC, fetch)).rejects.toThrow(
      `start it with PUBLIC_ORIGIN=${PUBLIC}`,
    );
    await checkBackEnd(demonstration.origin, undefined, fetch);
    await checkBackEnd(backEnd.origin, PUBLIC, fetch);
    await checkBackEnd('http://127.0.0.1:9', PUBLIC, fetch);
  });

  it('closes connections that send no head in time, or requests before their answers', async () => {
    const backEnd = await openBackEnd();
    const limits = { ...DEFAULT_CONNECTION_LIMITS, headMs: 100, checkMs: 20 };
    const { port } = await openPages(backEnd.origin, { limits });
    const wordsOf = async (bytes: string): Promise<string> => {
      const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      let words = '';
      socket.on('data', (chunk) => (words += chunk.toString()));
      socket.on('error', () => undefined);
      const ended = new Promise((resolve) => socket.once('close', resolve).once('end', resolve));
      socket.write(bytes);
      await ended;
      return words;
    };
    expect(await wordsOf('GET / HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 /);
    const request = 'GET /api/settings HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect((await wordsOf(request.repeat(20))).split('HTTP/1.1 200').length - 1).toBeLessThan(3);
  });
});
