import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '@api/failures/failure';
import { SentryForwarder } from '@api/failures/sentry-forwarder';
import { ManualClock } from '@test/support/memory/manual-clock';
import { openSentryReceiver, type SentryReceiver } from '@test/support/api/sentry-receiver';

let receiver: SentryReceiver;
let clock: ManualClock;
let reported: unknown[];

beforeEach(async () => {
  receiver = await openSentryReceiver();
  clock = new ManualClock('2026-11-21T11:00:00Z');
  reported = [];
});
afterEach(() => receiver.close());

const open = (address = receiver.address) =>
  new SentryForwarder({
    settings: { endpoint: `${address}/api/7/envelope/`, publicKey: 'public-key', environment: 'test' },
    release: 'lucka@1.2.3',
    maps: { original: (frame) => Promise.resolve(frame) },
    clock,
    newEventId: () => randomUUID().replaceAll('-', ''),
    report: (error) => reported.push(error),
  });

const FAILURE: Failure = {
  ...{ from: 'browser', code: 'lucka:uncaught-error', route: 'menuPage', requestId: 'request-1' },
  errors: [
    {
      type: 'TypeError',
      message: 'x of anna@example.com',
      stack:
        'TypeError: x\n    at inner (https://lucka.example/assets/a.js:1:2)\n    at outer (node:net:3:4)',
    },
    {
      ...{ type: 'Error', message: 'the cause' },
      stack:
        'f@https://lucka.example/assets/article-screen-BY197XAq.js:1:2\ng@https://lucka.example/order/3hZk2mPq8sTvWxYz01:1:2',
    },
  ],
};

describe('SentryForwarder', () => {
  it('sends type, message, stack, release, environment and tags, and nothing of a person', async () => {
    open().forward(FAILURE);
    await expect.poll(() => receiver.events).toHaveLength(1);
    expect(receiver.events[0]).toMatchObject({
      timestamp: '2026-11-21T11:00:00.000Z',
      platform: 'javascript',
      release: 'lucka@1.2.3',
      environment: 'test',
      transaction: 'menuPage',
      tags: { from: 'browser', code: 'lucka:uncaught-error', request_id: 'request-1' },
      exception: {
        values: [
          {
            ...{ type: 'Error', value: 'the cause' },
            stacktrace: {
              frames: [{ filename: '/order/[id]' }, { filename: '/assets/article-screen-BY197XAq.js' }],
            },
          },
          {
            type: 'TypeError',
            value: 'x of [email]',
            stacktrace: {
              frames: [
                { filename: 'node:net', function: 'outer', lineno: 3, in_app: false },
                { filename: '/assets/a.js', function: 'inner', lineno: 1, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  it('sends at most 30 a minute', async () => {
    const forwarder = open();
    for (let sent = 1; sent <= 30; sent += 1) {
      forwarder.forward(FAILURE);
      await forwarder.delivered();
    }
    forwarder.forward(FAILURE);
    await forwarder.delivered();
    expect(receiver.bodies).toHaveLength(30);
    await clock.advance(59_999);
    forwarder.forward(FAILURE);
    await forwarder.delivered();
    expect(receiver.bodies).toHaveLength(30);
    await clock.advance(1);
    forwarder.forward(FAILURE);
    await forwarder.delivered();
    expect(receiver.bodies).toHaveLength(31);
  });

  it('pauses for as long as the receiver asks', async () => {
    receiver.busy.push(120);
    const forwarder = open();
    forwarder.forward(FAILURE);
    await expect.poll(() => reported).toHaveLength(1);
    await clock.advance(119_000);
    forwarder.forward(FAILURE);
    await clock.advance(1_000);
    forwarder.forward(FAILURE);
    await expect.poll(() => receiver.events).toHaveLength(1);
    expect(receiver.bodies).toHaveLength(2);
  });

  it('reports a receiver that is down, once until it answers again', async () => {
    const forwarder = open();
    receiver.faults.push('lost', 'lost', undefined, 'lost');
    const forward = async (reports: number) => {
      const before = receiver.faults.length;
      forwarder.forward(FAILURE);
      await expect.poll(() => receiver.faults.length).toBe(before - 1);
      await expect.poll(() => reported.length).toBe(reports);
    };
    await forward(1);
    await forward(1);
    await forward(1);
    await expect.poll(() => receiver.events).toHaveLength(1);
    await forward(2);
  });
});
