import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CompressedTexts } from '@api/http/compressed-texts';
import { DEFAULT_CONNECTION_LIMITS, type ConnectionLimits } from '@api/http/connection-limits';
import type { ServerOptions } from '@api/server-deps';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

async function openApi(
  limits: Partial<ConnectionLimits>,
  options: Partial<ServerOptions> = {},
): Promise<TestApi> {
  const connectionLimits = { ...DEFAULT_CONNECTION_LIMITS, ...limits };
  const api = await openTestApi({
    options: { shopNetworks: { has: () => false }, connectionLimits, ...options },
  });
  onTestFinished(() => api.close());
  return api;
}

interface Client {
  readonly socket: net.Socket;
  /** The server's end of the connection. */
  readonly served: net.Socket;
  /** All that the server said, once it has closed the connection. */
  readonly words: Promise<string>;
}

async function connect(api: TestApi, isReading = true): Promise<Client> {
  const serving = once(api.app.server, 'connection');
  const socket = net.connect({ port: Number(new URL(api.origin).port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let text = '';
  if (isReading) socket.on('data', (chunk) => (text += chunk.toString()));
  // Cut with bytes under way, a connection ends by an error.
  socket.on('error', () => undefined);
  const words = new Promise<string>((resolve) => socket.once('end', () => resolve(text)));
  const [served] = await serving;
  return { socket, served, words };
}

describe('a slow client', () => {
  it.each([
    ['with the head', 'GET /api/settings HTTP/1.1\r\nHost: loc', { headMs: 100 }],
    ['to say anything', '', { headMs: 100 }],
    [
      'with the body',
      'POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Requested-With: storefront\r\nContent-Length: 90\r\n\r\n{"shopId":',
      { headMs: 100, requestMs: 200 },
    ],
  ])('%s gets an error and is disconnected, even if it stays', async (_what, bytes, limits) => {
    const api = await openApi({ ...limits, checkMs: 20 });
    const client = await connect(api);
    const gone = once(client.served, 'close');
    client.socket.write(bytes);
    expect(await client.words).toMatch(/^HTTP\/1\.1 408 /);
    await gone;
    expect(client.served.destroyed).toBe(true);
  });

  it('to read an answer is disconnected after a minute', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lucka-client-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'index.html'), '<html></html>');
    await writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
    // More than the machine itself takes on its way.
    await writeFile(path.join(folder, 'large.bin'), Buffer.alloc(32_000_000));
    const api = await openApi({}, { clientFolder: folder });
    const idle = api.clock.pending;
    const client = await connect(api, false);
    client.socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => api.clock.pending).toBe(idle + 1);
    await api.clock.advance(59_999);
    expect(client.served.destroyed).toBe(false);
    await api.clock.advance(1);
    expect(client.served.destroyed).toBe(true);
  });

  it('is not a client that has read the answer', async () => {
    const api = await openApi({});
    const idle = api.clock.pending;
    const client = await connect(api);
    client.socket.write('GET /api/shops HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(client.socket, 'data');
    await expect.poll(() => api.clock.pending).toBe(idle);
    await api.clock.advance(3_600_000);
    expect(client.served.destroyed).toBe(false);
  });
});

describe('connections', () => {
  it('are limited by address, and closed ones make room', async () => {
    const api = await openApi({ perAddress: 2 });
    const first = await connect(api);
    await connect(api);
    expect((await connect(api)).served.destroyed).toBe(true);
    const gone = once(first.served, 'close');
    first.socket.destroy();
    await gone;
    expect((await connect(api)).served.destroyed).toBe(false);
  });

  it('are 50 times as many from a shop network', async () => {
    const api = await openApi({ perAddress: 1 }, { shopNetworks: { has: () => true } });
    const clients = [];
    for (let count = 0; count < 51; count += 1) clients.push(await connect(api));
    expect(clients.filter(({ served }) => served.destroyed)).toHaveLength(1);
  });

  it('of a proxy are not limited by its address', async () => {
    const api = await openApi({ perAddress: 1 }, { trustedProxies: 1 });
    await connect(api);
    expect((await connect(api)).served.destroyed).toBe(false);
  });

  it('are limited in total', async () => {
    const api = await openApi({ inAll: 1 }, { trustedProxies: 1 });
    await connect(api);
    const refused = net.connect(Number(new URL(api.origin).port));
    refused.on('error', () => undefined);
    await once(refused, 'close');
    expect(refused.destroyed).toBe(true);
  });
});

describe('a client that sends requests without waiting for answers', () => {
  const REQUEST = 'GET /api/shops HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it('gets its answers up to the limit', async () => {
    const api = await openApi({ pipelined: 3 });
    const client = await connect(api);
    client.socket.write(REQUEST.repeat(3).replace(/\r\n$/, 'Connection: close\r\n\r\n'));
    expect((await client.words).match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
  });

  it('is disconnected beyond it, and nothing more is answered', async () => {
    const api = await openApi({ pipelined: 3 });
    const client = await connect(api);
    const gone = once(client.served, 'close');
    client.socket.write(REQUEST.repeat(100));
    await gone;
    expect(client.served.destroyed).toBe(true);
  });
});

describe('CompressedTexts', () => {
  it('shares the bytes among all who read an uncompressed text', async () => {
    const texts = new CompressedTexts();
    const bytes = await texts.encode('Köttbullar', 'tag');
    expect(bytes.toString()).toBe('Köttbullar');
    expect(await texts.encode('Köttbullar', 'tag')).toBe(bytes);
  });
});
