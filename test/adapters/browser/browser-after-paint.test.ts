import { describe, expect, it } from 'vitest';

import { BrowserAfterPaint } from '@/adapters/browser/browser-after-paint';

function aWindow(visibilityState: DocumentVisibilityState = 'visible') {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const frames: FrameRequestCallback[] = [];
  const timers: { readonly work: () => void; readonly ms: number }[] = [];
  const errors: unknown[] = [];
  const window = Object.assign(new EventTarget(), {
    document,
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
    setTimeout: (work: () => void, ms = 0) => timers.push({ work, ms }),
    reportError: (error: unknown) => void errors.push(error),
  });
  const runTimers = (upToMs: number) => {
    for (const { work } of timers.filter(({ ms }) => ms <= upToMs)) work();
  };
  const drawFrame = () => frames.splice(0).forEach((frame) => frame(0));
  return { window, document, errors, drawFrame, runTimers };
}

function waiting(browser: ReturnType<typeof aWindow>) {
  const done: string[] = [];
  const afterPaint = new BrowserAfterPaint(browser.window);
  for (const name of ['save', 'post']) afterPaint.run(() => done.push(name));
  return done;
}

describe('BrowserAfterPaint', () => {
  it('runs what waits after the next frame, in order, and once', () => {
    const browser = aWindow();
    const done = waiting(browser);
    browser.drawFrame();
    expect(done).toEqual([]);
    browser.runTimers(0);
    browser.runTimers(100);
    expect(done).toEqual(['save', 'post']);
  });

  it('does not wait for frames that a page without a picture does not have', () => {
    const browser = aWindow();
    const done = waiting(browser);
    browser.runTimers(100);
    expect(done).toEqual(['save', 'post']);
  });

  it.each([
    ['is hidden', ({ document }) => document.dispatchEvent(new Event('visibilitychange'))],
    ['is left', ({ window }) => window.dispatchEvent(new Event('pagehide'))],
  ] satisfies [string, (browser: ReturnType<typeof aWindow>) => void][])(
    'runs what waits before the page %s',
    (_, end) => {
      const browser = aWindow();
      const done = waiting(browser);
      browser.document.visibilityState = 'hidden';
      end(browser);
      expect(done).toEqual(['save', 'post']);
    },
  );

  it('runs at once on a hidden page', () => {
    expect(waiting(aWindow('hidden'))).toEqual(['save', 'post']);
  });

  it('runs the others where one fails, and reports the error', () => {
    const browser = aWindow();
    const afterPaint = new BrowserAfterPaint(browser.window);
    const done: string[] = [];
    const error = new Error('full');
    afterPaint.run(() => {
      throw error;
    });
    afterPaint.run(() => done.push('post'));
    browser.window.dispatchEvent(new Event('pagehide'));
    expect([done, browser.errors]).toEqual([['post'], [error]]);
  });
});
