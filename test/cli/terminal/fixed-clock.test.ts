import { describe, expect, it } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { FixedClock } from '@cli/terminal/fixed-clock';
import { instant } from '@/domain/shared/instant';

describe('FixedClock', () => {
  it('runs until it is fixed', () => {
    let now = 7;
    const clock = new FixedClock(new SystemClock(() => now));
    now = 8;
    expect(clock.now()).toBe(8);
    clock.fixAt(instant(3));
    now = 9;
    expect(clock.now()).toBe(3);
  });

  it('is trusted although no server confirms the time: orders expire in the terminal as well [FAULT-C17]', () => {
    expect(new FixedClock(new SystemClock()).isSure).toBe(true);
  });
});
