import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ManualClock } from '@test/support/memory/manual-clock';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer, text } from '@test/support/http/test-server';

const STREAM = { 'content-type': 'text/event-stream' };

describe('HttpEvents', () => {
  let server: TestServer;
  let clock: ManualClock;
  beforeEach(async () => {
    server = await new TestServer().start();
    clock = new ManualClock();
  });
  afterEach(() => server.stop());

  const listen = (onData: (data: string) => void = () => undefined, signal = new AbortController().signal) =>
    callsTo(server.url, { eventsClock: clock }).events.listen(
      '/api/order/1/events',
      { signal, headers: { 'customer-code': 'x' } },
      onData,
    );

  /** Until the server has the request, time by the real clock passes. */
  const untilAsked = async (): Promise<void> => {
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  it('requests a stream with the given headers, past every cache', async () => {
    server.handler = text(200, 'data: Added\n\n', STREAM);
    const received: string[] = [];
    expect(await listen((data) => received.push(data))).toEqual({ ok: true, value: undefined });
    expect(received).toEqual(['Added']);
    expect(server.requests[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'customer-code': 'x' });
  });

  it('is refused with the code of the problem', async () => {
    server.handler = json(404, { type: 'urn:lucka:order:failed-find-order', code: 'failed-find-order' });
    expect(await listen()).toMatchObject({ ok: false, error: { status: 404, code: 'failed-find-order' } });
  });

  it('refuses any other content type', async () => {
    server.handler = text(200, '<p>Log in', { 'content-type': 'text/html' });
    expect(await listen()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('is unreachable when the connection breaks', async () => {
    server.handler = (_, response) => {
      response.writeHead(200, STREAM);
      response.write('data: Added\n\n', () => response.destroy());
    };
    expect(await listen()).toEqual({ ok: false, error: { kind: 'unreachable', isTimeout: false } });
  });

  it('is unreachable without a response', async () => {
    server.handler = () => undefined;
    const listening = listen();
    await untilAsked();
    await clock.advance(10_000);
    expect(await listening).toEqual({ ok: false, error: { kind: 'unreachable', isTimeout: true } });
  });

  it('is unreachable after a minute and a half of silence', async () => {
    server.handler = (_, response) => {
      response.writeHead(200, STREAM);
      response.write(': hello\n\n');
    };
    let isOver = false;
    const listening = listen().finally(() => (isOver = true));
    await untilAsked();
    await clock.advance(89_999);
    expect(isOver).toBe(false);
    await clock.advance(1);
    expect(await listening).toEqual({ ok: false, error: { kind: 'unreachable', isTimeout: true } });
  });

  it('closes the connection and stops its timer with the caller', async () => {
    let isClosed = false;
    server.handler = (_, response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200, STREAM);
      response.write(': hello\n\n');
    };
    const controller = new AbortController();
    const listening = listen(undefined, controller.signal);
    await untilAsked();
    controller.abort();
    expect(await listening).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(clock.pending).toBe(0);
    while (!isClosed) await new Promise((resolve) => setImmediate(resolve));
  });
});
