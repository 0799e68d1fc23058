import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { nextSign, nextTry, whenIdle } from '@/ui/app/when-wanted';

/** Whether it has resolved by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let isResolved = false;
  void promise.then(() => (isResolved = true));
  await vi.advanceTimersByTimeAsync(0);
  return isResolved;
}

const tap = () => document.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('whenIdle', () => {
  let onIdle: () => void;
  beforeEach(() => {
    onIdle = () => undefined;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => (onIdle = callback));
  });

  it('waits for the page to be loaded, and then for the browser to be idle', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const idle = whenIdle(window);
    onIdle();
    expect(await isOver(idle)).toBe(false);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(await isOver(idle)).toBe(false);
    onIdle();
    expect(await isOver(idle)).toBe(true);
  });

  it('waits for the browser alone where the page is loaded already', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const idle = whenIdle(window);
    expect(await isOver(idle)).toBe(false);
    onIdle();
    expect(await isOver(idle)).toBe(true);
  });
});

describe('nextSign', () => {
  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])('is a %s', async (sign) => {
    const next = nextSign(document);
    expect(await isOver(next)).toBe(false);
    document.dispatchEvent(new Event(sign));
    expect(await isOver(next)).toBe(true);
  });

  it.each([
    [0, 0, false],
    [1, 0, true],
    [0, 1, true],
  ])('is a pointer that moves by %s and %s: %s', async (movementX, movementY, isSign) => {
    const next = nextSign(document);
    document.dispatchEvent(new PointerEvent('pointermove', { movementX, movementY }));
    expect(await isOver(next)).toBe(isSign);
    tap();
  });
});

describe('nextTry', () => {
  it('is a second later at the earliest, however often the visitor taps', async () => {
    const next = nextTry(document);
    tap();
    await vi.advanceTimersByTimeAsync(999);
    expect(await isOver(next)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(next)).toBe(true);
  });

  it('is half a minute later without a visitor', async () => {
    const next = nextTry(document);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await isOver(next)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(next)).toBe(true);
    tap();
  });
});
