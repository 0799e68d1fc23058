import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followPresses } from '@/ui/app/follow-presses';

const fire = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

/** Whether nothing is pressed that long after an event. */
async function isReleased(released: () => Promise<void>, ms: number): Promise<boolean> {
  let isOver = false;
  void released().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('followPresses', () => {
  it('waits for nothing where nothing is pressed', async () => {
    expect(await isReleased(followPresses(document), 0)).toBe(true);
  });

  it('waits from the press to the click, and for all that listens to it', async () => {
    const released = followPresses(document);
    let wasReleased = false;
    document.body.addEventListener('click', () => void (wasReleased = true), { once: true });
    fire('pointerdown');
    fire('pointerup');
    expect(await isReleased(released, 200)).toBe(false);
    void released().then(() => expect(wasReleased).toBe(true));
    fire('click');
    expect(await isReleased(released, 0)).toBe(true);
  });

  it.each([
    ['is lifted without a click', ['pointerdown', 'pointerup'], 300],
    ['scrolls', ['pointerdown', 'pointercancel'], 0],
    ['stays', ['pointerdown'], 2_000],
  ])('waits no longer where the finger %s', async (_, events, ms) => {
    const released = followPresses(document);
    events.forEach(fire);
    if (ms > 0) expect(await isReleased(released, ms - 1)).toBe(false);
    expect(await isReleased(released, 1)).toBe(true);
  });

  it('waits for each press', async () => {
    const released = followPresses(document);
    fire('pointerdown');
    await vi.advanceTimersByTimeAsync(1_500);
    fire('click');
    fire('pointerdown');
    expect(await isReleased(released, 1_000)).toBe(false);
  });
});
