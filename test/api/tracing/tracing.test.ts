import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PostgresDatabase } from '@api/database/postgres-database';
import { tracedMailer } from '@api/mail/traced-mailer';
import { tracedPushSender } from '@api/push/traced-push-sender';
import { postgresStores } from '@api/stores';
import { openTracer } from '@api/tracing/open-tracer';
import { silentTracer, type Tracer } from '@api/tracing/tracer';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import {
  openTraceCollector,
  type ReceivedSpan,
  type TraceCollector,
} from '@test/support/api/trace-collector';
import { must } from '@test/support/builders/must';

const openTestTracer = (endpoint: string, report: (error: unknown) => void = () => undefined) =>
  openTracer({ settings: { endpoint, serviceName: 'lucka-test', share: 1 }, version: '1.2.3', report });

const FRONT = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'front=1',
};

describe('a traced API', () => {
  let collector: TraceCollector;
  let tracer: Tracer;
  let untraced: TestApi;
  let database: PostgresDatabase;
  let api: TestApi;
  let guest: Guest;

  beforeAll(async () => {
    collector = await openTraceCollector();
    tracer = await openTestTracer(collector.address);
    untraced = await openTestApi();
    database = new PostgresDatabase({ url: untraced.database.url, reportTrouble: () => undefined, tracer });
    api = await untraced.another({
      tracer,
      stores: postgresStores(database),
      options: { trustedProxies: 1 },
    });
    guest = new Guest(api.origin);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    await untraced.close();
    await collector.close();
  });

  /** The span of a request, as soon as it was delivered. */
  const spanOf = async (requestId: string | null): Promise<ReceivedSpan> => {
    const find = () => collector.spans.find(({ notes }) => notes['lucka.request_id'] === requestId);
    await expect.poll(find).toBeDefined();
    return must(find());
  };
  const partsOf = (span: ReceivedSpan) => collector.spans.filter(({ parent }) => parent === span.id);

  it('records a request by its route, status and request id', async () => {
    const { headers } = await guest.get('/api/shops/1/menu?q=secret');
    const span = await spanOf(headers.get('x-request-id'));
    expect(span).toMatchObject({ service: 'lucka-test', parent: undefined, isFailed: false });
    expect(span.name).toBe('GET /api/shops/:shopId/menu');
    expect(span.notes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/shops/:shopId/menu',
      'http.response.status_code': 200,
    });
  });

  it('records statements and calls of the payment provider as parts of their request, without values', async () => {
    const order = await guest.placed({ note: 'a very private note' });
    const { headers } = await guest.post(
      `/api/order/${order.orderId}/payment`,
      { returnUrl: `${api.origin}/order/${order.orderId}` },
      { 'customer-code': order.customerCode },
    );
    const span = await spanOf(headers.get('x-request-id'));
    const parts = partsOf(span);
    expect(new Set(parts.map(({ trace }) => trace))).toEqual(new Set([span.trace]));
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['BEGIN', 'COMMIT', 'INSERT payment', 'payment open']),
    );
    const insert = must(parts.find(({ name }) => name === 'INSERT payment'));
    expect(insert.notes['db.query.text']).toMatch(/^INSERT INTO payment .*\$1/);
    const everything = collector.bodies.join('\n');
    for (const secret of [order.orderId, order.customerCode, 'a very private note', 'q=secret'])
      expect(everything).not.toContain(secret);
  });

  it('keeps requests of one connection apart', async () => {
    const answers = [await guest.get('/api/settings'), await guest.get('/api/settings')];
    const spans = await Promise.all(answers.map(({ headers }) => spanOf(headers.get('x-request-id'))));
    expect(spans.map(({ parent }) => parent)).toEqual([undefined, undefined]);
    expect(new Set(spans.map(({ trace }) => trace)).size).toBe(2);
  });

  it('continues the trace of a trusted front, and of no other', async () => {
    const { headers } = await guest.get('/api/settings', FRONT);
    expect(await spanOf(headers.get('x-request-id'))).toMatchObject({
      trace: '0af7651916cd43dd8448eb211c80319c',
      parent: 'b7ad6b7169203331',
    });
    const open = await untraced.another({ tracer });
    const { headers: others } = await new Guest(open.origin).get('/api/settings', FRONT);
    expect(await spanOf(others.get('x-request-id'))).toMatchObject({ parent: undefined });
    await open.close();
  });

  it('marks a request that fails', async () => {
    const broken = await untraced.another({
      ...{ tracer, checkReadiness: () => Promise.reject(new Error('down')) },
    });
    const { status, headers } = await new Guest(broken.origin).get('/readyz');
    expect(status).toBe(503);
    expect((await spanOf(headers.get('x-request-id'))).isFailed).toBe(true);
    await broken.close();
  });

  it('records rounds of the reconciler with their statements', async () => {
    await api.clock.advance(5_000);
    const find = () => collector.spans.find(({ name }) => name === 'reconciler round');
    await expect.poll(find).toBeDefined();
    expect(partsOf(must(find())).map(({ name }) => name)).toContain('SELECT payment');
  });

  it('records no statement outside of a request and a round', async () => {
    await database.query('SELECT 42 AS answer');
    await tracer.trace({ name: 'last', kind: 'work' }, () => Promise.resolve());
    await expect.poll(() => collector.spans.some(({ name }) => name === 'last')).toBe(true);
    expect(collector.bodies.join('\n')).not.toContain('SELECT 42');
  });

  it('records emails and messages to browsers without their addresses', async () => {
    const mailer = tracedMailer(
      { send: () => Promise.resolve({ ok: false, error: { kind: 'notSent' } }) },
      tracer,
    );
    await mailer.send({ to: 'guest@example.com', subject: 's', text: 't', html: 'h' });
    const sender = tracedPushSender(
      {
        publicKey: 'key',
        accepts: () => true,
        send: () => Promise.reject(new TypeError('guest@example.com')),
      },
      tracer,
    );
    const address = { endpoint: 'https://push.example/person', p256dh: 'p', auth: 'a' };
    await expect(sender.send(address, 'ready')).rejects.toThrow(TypeError);
    const find = (name: string) => collector.spans.find((span) => span.name === name);
    await expect.poll(() => find('push send')).toMatchObject({ isFailed: true, failure: 'TypeError' });
    expect(find('mail send')).toMatchObject({ notes: { 'lucka.outcome': 'notSent' } });
    expect(collector.bodies.join('\n')).not.toMatch(/guest@|push\.example/);
  });
});

describe('a collector that fails', () => {
  it('delays no answer where it is down', async () => {
    const api = await openTestApi({ tracer: await openTestTracer('http://127.0.0.1:9') });
    onTestFinished(() => api.close());
    expect((await new Guest(api.origin).get('/api/settings')).status).toBe(200);
  });

  it('is reported where it refuses', async () => {
    const collector = await openTraceCollector();
    onTestFinished(() => collector.close());
    collector.faults.push(400);
    const failures: unknown[] = [];
    const tracer = await openTestTracer(collector.address, (error) => failures.push(error));
    await tracer.trace({ name: 'refused', kind: 'work' }, () => Promise.resolve());
    await tracer.close();
    expect(failures).toHaveLength(1);
  });

  it('keeps no process from closing where it never answers', async () => {
    const silent = await openSilentServer();
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const tracer = await openTestTracer(`http://127.0.0.1:${port}`);
    await tracer.trace({ name: 'waiting', kind: 'work' }, () => Promise.resolve());
    await expect(tracer.close()).resolves.toBeUndefined();
  });
});

/** Accepts connections, and says nothing. */
async function openSilentServer(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined).unref());
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return server;
}

it('without a collector nothing is recorded', async () => {
  const tracer = await openTracer({ settings: undefined, version: '1.2.3', report: () => undefined });
  expect(tracer).toBe(silentTracer);
});
