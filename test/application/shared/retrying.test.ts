import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { refusal } from '@test/support/memory/refusal';
import { retrying } from '@/application/shared/retrying';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok } from '@/domain/shared/result';

const LOST: RemoteFailure = { kind: 'unreachable', isTimeout: true };

async function run(failures: readonly RemoteFailure[]) {
  const [clock, times] = [new ManualClock(), [] as number[]];
  const start = clock.now();
  const running = retrying(clock, () => {
    const failure = failures[times.length];
    times.push(clock.now() - start);
    return Promise.resolve(failure === undefined ? ok('fine') : err(failure));
  });
  await clock.advance(120_000);
  return { result: await running, times };
}

describe('retrying', () => {
  it('does not repeat a success, or what no retry helps', async () => {
    expect((await run([])).times).toEqual([0]);
    expect((await run([refusal(409)])).times).toEqual([0]);
  });

  it('repeats with growing pauses, three times at most', async () => {
    expect(await run([LOST, LOST, LOST, LOST, LOST])).toEqual({
      result: err(LOST),
      times: [0, 1_000, 3_000, 7_000],
    });
    expect((await run([LOST])).result).toEqual(ok('fine'));
  });

  it('waits as long as Retry-After says, unless that is too long', async () => {
    expect((await run([{ ...refusal(429), retryAfterMs: 5_000 }])).times).toEqual([0, 5_000]);
    expect((await run([{ ...refusal(503), retryAfterMs: 60_000 }])).times).toEqual([0]);
  });

  it('pauses also for a Retry-After of 0 seconds', async () => {
    expect((await run([{ ...refusal(503), retryAfterMs: 0 }])).times).toEqual([0, 1_000]);
  });
});
