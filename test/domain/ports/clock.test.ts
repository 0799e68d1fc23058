import { describe, expect, it, vi } from 'vitest';

import { type Clock, wait } from '@/domain/ports/clock';
import { instant } from '@/domain/shared/instant';

/** Has one timer at most. */
function aStillClock() {
  const waiting: { ms: number; work: () => void; stop: () => void }[] = [];
  const clock: Clock = {
    isSure: true,
    now: () => instant(0),
    after: (ms, work) => {
      const stop = vi.fn();
      waiting.push({ ms, work, stop });
      return stop;
    },
    every: () => () => undefined,
  };
  return { clock, waiting };
}

describe('wait', () => {
  it('resolves after its time', async () => {
    const { clock, waiting } = aStillClock();
    const done = wait(clock, 400);
    expect(waiting.map(({ ms }) => ms)).toEqual([400]);
    waiting[0]!.work();
    await done;
  });

  it('resolves at once when the signal aborts, and leaves no timer', async () => {
    const { clock, waiting } = aStillClock();
    const { signal, abort } = anAbort();
    const done = wait(clock, 400, signal);
    abort();
    await done;
    expect(waiting[0]!.stop).toHaveBeenCalledOnce();
  });

  it('starts no timer for an aborted signal', async () => {
    const { clock, waiting } = aStillClock();
    await wait(clock, 400, AbortSignal.abort());
    expect(waiting).toEqual([]);
  });

  it('removes its listener from the signal', async () => {
    const { clock, waiting } = aStillClock();
    const { signal } = anAbort();
    const [listen, forget] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const done = wait(clock, 400, signal);
    waiting[0]!.work();
    await done;
    expect(listen).toHaveBeenCalledWith('abort', expect.any(Function), { once: true });
    expect(forget).toHaveBeenCalledWith('abort', listen.mock.calls[0]![1]);
  });
});

function anAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
