import { describe, expect, it } from 'vitest';

import { ConsoleFailureReporter } from '@/adapters/browser/console-failure-reporter';
import { watchUncaughtErrors } from '@/adapters/browser/watch-uncaught-errors';
import { ManualClock } from '@test/support/memory/manual-clock';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';

function open(address?: string, pageUrl = 'https://lucka.example/shop/1/menu') {
  const printed: unknown[][] = [];
  const sent: [string, RequestInit | undefined][] = [];
  const fetch = (url: unknown, init?: RequestInit): Promise<Response> => {
    sent.push([String(url), init]);
    return sent.length === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response());
  };
  const console = {
    error: (...words: unknown[]) => void printed.push(['error', ...words]),
    warn: (...words: unknown[]) => void printed.push(['warn', ...words]),
  };
  const service = { fetch, pageUrl: () => pageUrl, clock: new ManualClock('2026-11-21T11:00:00Z') };
  const reporter = new ConsoleFailureReporter(
    console,
    address === undefined ? undefined : { address, ...service },
  );
  return {
    reporter,
    printed,
    bodies: () => sent.map(([, init]): unknown => JSON.parse(String(init?.body))),
    sent,
  };
}

const FAILURE = { id: 'lucka:invalid-shop-id', message: 'shop 9' };

describe('ConsoleFailureReporter', () => {
  it('prints what is reported and what is only logged [HAND-09]', () => {
    const { reporter, printed } = open();
    reporter.report(FAILURE);
    reporter.log({ id: 'lucka:order-poll-failed', message: 'unreachable' });
    expect(printed).toEqual([
      ['error', 'lucka:invalid-shop-id', 'shop 9'],
      ['warn', 'lucka:order-poll-failed', 'unreachable'],
    ]);
  });

  it('sends what is reported, with the address of the page and the time [HAND-10]', () => {
    const { reporter, sent, bodies } = open('https://failures.example/');
    reporter.report(FAILURE);
    reporter.log(FAILURE);
    expect(sent).toMatchObject([['https://failures.example/', { method: 'POST', keepalive: true }]]);
    expect(bodies()).toEqual([
      { ...FAILURE, url: 'https://lucka.example/shop/1/menu', at: '2026-11-21T11:00:00.000Z' },
    ]);
  });

  it('removes secrets from the address', () => {
    const { reporter, bodies } = open('/failures', 'https://lucka.example/order/1?resetCode=s3#code=s3cret');
    reporter.report(FAILURE);
    expect(bodies()).toMatchObject([{ url: 'https://lucka.example/order/1' }]);
  });

  it('only prints that a report could not be sent', async () => {
    const { reporter, printed } = open('/failures');
    reporter.report(FAILURE);
    await new Promise((resolve) => setImmediate(resolve));
    expect(printed.at(-1)).toEqual(['warn', 'lucka:failure-not-sent', 'TypeError: offline']);
  });

  it('prints every failure, but sends at most twenty', () => {
    const { reporter, printed, sent } = open('/failures');
    for (let times = 0; times < 100; times += 1) reporter.report(FAILURE);
    expect([printed.length, sent.length]).toEqual([100, 20]);
  });

  it('limits the length of a sent message', () => {
    const { reporter, bodies } = open('/failures');
    reporter.report({ id: 'lucka:x', message: 'x'.repeat(100_000) });
    expect(bodies()).toMatchObject([{ message: 'x'.repeat(4_000) }]);
  });
});

describe('watchUncaughtErrors', () => {
  it('reports the message with the stack, also where an engine leaves it out', () => {
    const [page, reporter] = [new EventTarget(), new RecordingFailureReporter()];
    watchUncaughtErrors(page, reporter);
    const error = Object.assign(new TypeError('no basket'), { stack: 'add@https://lucka.example/a.js:1:2' });
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    expect(reporter.reported[0]?.message).toBe('TypeError: no basket\nadd@https://lucka.example/a.js:1:2');
  });

  it('reports uncaught errors and rejections until it is disposed [HAND-09, HAND-10]', () => {
    const [page, reporter] = [new EventTarget(), new RecordingFailureReporter()];
    const stop = watchUncaughtErrors(page, reporter);
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('render') }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }));
    page.dispatchEvent(new Event('error'));
    stop();
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('later') }));
    expect(reporter.reported).toEqual([
      { id: 'lucka:uncaught-error', message: expect.stringContaining('Error: render') as string },
      { id: 'lucka:uncaught-error', message: 'no reason' },
      { id: 'lucka:uncaught-error', message: 'error' },
    ]);
  });
});
