import { describe, expect, it } from 'vitest';
import { everyRound } from '@api/system/every-round';
import { ManualClock } from '@test/support/memory/manual-clock';

describe('everyRound', () => {
  it('begins no round before the last one is done, and goes on after a failure', async () => {
    const clock = new ManualClock();
    const reported: unknown[] = [];
    let [begun, finish] = [0, (): void => undefined];
    const stop = everyRound({ clock, ms: 1_000, report: (error) => reported.push(error) }, () => {
      begun += 1;
      return begun === 1 ? new Promise((resolve) => (finish = resolve)) : Promise.reject(new Error('down'));
    });
    await clock.advance(3_000);
    expect(begun).toBe(1);
    finish();
    await clock.advance(2_000);
    expect([begun, reported.length]).toEqual([3, 2]);
    stop();
    expect(clock.pending).toBe(0);
  });
});
