import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SystemClock } from '@/adapters/browser/system-clock';
import { ManualClock } from '@test/support/memory/manual-clock';
import { type Clock, wait } from '@/domain/ports/clock';

interface ClockWorld {
  readonly clock: Clock;
  readonly advance: (ms: number) => Promise<void>;
}

function systemWorld(): ClockWorld {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z') });
  return { clock: new SystemClock(), advance: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)) };
}

function manualWorld(): ClockWorld {
  const clock = new ManualClock('2026-11-21T11:00:00Z');
  return { clock, advance: (ms) => clock.advance(ms) };
}

describe.each([
  ['of the system', systemWorld],
  ['moved by hand', manualWorld],
])('Clock %s', (_, open) => {
  let world: ClockWorld;
  beforeEach(() => (world = open()));
  afterEach(() => vi.useRealTimers());

  it('shows the time', async () => {
    const before = world.clock.now();
    await world.advance(1_500);
    expect(world.clock.now() - before).toBe(1_500);
  });

  it('runs work once, when its time is over', async () => {
    const runs: number[] = [];
    world.clock.after(1_000, () => runs.push(world.clock.now()));
    await world.advance(999);
    expect(runs).toEqual([]);
    await world.advance(5_000);
    expect(runs).toEqual([Date.parse('2026-11-21T11:00:01Z')]);
  });

  it('repeats work until it is stopped', async () => {
    let runs = 0;
    const stop = world.clock.every(1_000, () => (runs += 1));
    await world.advance(3_500);
    expect(runs).toBe(3);
    stop();
    await world.advance(5_000);
    expect(runs).toBe(3);
  });

  it('does not run stopped work', async () => {
    let runs = 0;
    world.clock.after(1_000, () => (runs += 1))();
    await world.advance(2_000);
    expect(runs).toBe(0);
  });

  it('runs due work in order, together with what it starts', async () => {
    const order: string[] = [];
    world.clock.after(200, () => order.push('second'));
    world.clock.after(100, () => {
      order.push('first');
      void Promise.resolve().then(() => order.push('first, promised'));
      world.clock.after(50, () => order.push('first, later'));
    });
    await world.advance(300);
    expect(order).toEqual(['first', 'first, promised', 'first, later', 'second']);
  });

  it('waits for months, although timers are limited to weeks', async () => {
    const MONTHS_MS = 60 * 24 * 60 * 60 * 1_000;
    let runs = 0;
    world.clock.after(MONTHS_MS, () => (runs += 1));
    await world.advance(MONTHS_MS - 1);
    expect(runs).toBe(0);
    await world.advance(1);
    expect(runs).toBe(1);
  });

  it('ends a wait exactly when its time is over', async () => {
    const ends: number[] = [];
    void wait(world.clock, 1_000).then(() => ends.push(world.clock.now()));
    await world.advance(999);
    expect(ends).toEqual([]);
    await world.advance(60_000);
    expect(ends).toEqual([Date.parse('2026-11-21T11:00:01Z')]);
  });

  it('ends a wait at once when its signal is aborted', async () => {
    const ended: string[] = [];
    const leaving = new AbortController();
    void wait(world.clock, 60_000, leaving.signal).then(() => ended.push('left'));
    await world.advance(0);
    expect(ended).toEqual([]);
    leaving.abort();
    void wait(world.clock, 60_000, leaving.signal).then(() => ended.push('left before'));
    await world.advance(0);
    expect(ended).toEqual(['left', 'left before']);
  });
});

describe('ManualClock', () => {
  it('runs overdue work once when it wakes from sleep', async () => {
    const clock = new ManualClock();
    let runs = 0;
    clock.every(1_000, () => (runs += 1));
    await clock.sleep(60_000);
    expect(runs).toBe(1);
    await clock.advance(1_000);
    expect(runs).toBe(2);
  });

  it('reports the amount of pending work', () => {
    const clock = new ManualClock();
    const stop = clock.every(1_000, () => undefined);
    expect(clock.pending).toBe(1);
    stop();
    expect(clock.pending).toBe(0);
  });

  it('refuses to repeat without a pause', () => {
    expect(() => new ManualClock().every(0, () => undefined)).toThrow(RangeError);
  });
});
