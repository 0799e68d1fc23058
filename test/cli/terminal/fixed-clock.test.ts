import { describe, expect, it } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { FixedClock } from '@cli/terminal/fixed-clock';
import { instant } from '@/domain/shared/instant';

describe('StandingClock', () => {
  it('goes on until it is stood at a moment', () => {
    let now = 7;
    const clock = new FixedClock(new SystemClock(() => now));
    now = 8;
    expect(clock.now()).toBe(8);
    clock.fixAt(instant(3));
    now = 9;
    expect(clock.now()).toBe(3);
  });

  it('is sure although no server tells a terminal the time: orders expire there as well [FAULT-C17]', () => {
    expect(new FixedClock(new SystemClock()).isSure).toBe(true);
  });
});
