import { observable } from 'mobx';
import { describe, expect, it } from 'vitest';

import { RELOAD_PAUSES_MS, RetryLoading } from '@/application/connection/retry-loading';
import { ConnectionStore } from '@/application/connection/connection-store';
import { failedAfter, IDLE, loaded, loadingAfter, type Loadable } from '@/application/shared/loadable';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ManualClock } from '@test/support/memory/manual-clock';
import { refusal } from '@test/support/memory/refusal';

const LOST: RemoteFailure = { kind: 'unreachable', isTimeout: false };

/** A resource whose loads fail while `failure` is set. */
function setUp(failure: RemoteFailure | undefined = LOST) {
  const [clock, connection] = [new ManualClock(), new ConnectionStore()];
  const start = clock.now();
  const state = observable.box<Loadable<string>>(IDLE, { deep: false });
  const times: number[] = [];
  const server: { failure: RemoteFailure | undefined } = { failure };
  const load = async () => {
    times.push(clock.now() - start);
    state.set(loadingAfter(state.get()));
    await Promise.resolve();
    state.set(server.failure === undefined ? loaded('value') : failedAfter(state.get(), server.failure));
  };
  const leaving = new AbortController();
  const retryLoading = new RetryLoading({ clock, connection });
  const resource = { state: () => state.get(), load };
  return { clock, connection, state, times, server, load, leaving, retryLoading, resource };
}

describe('RetryLoading', () => {
  it('loads again after growing pauses, as long as it fails [DEC-11]', async () => {
    const { clock, times, leaving, retryLoading, resource } = setUp();
    retryLoading.load(resource, leaving.signal);
    await clock.advance(120_000);
    expect(times).toEqual([0, 2_000, 6_000, 14_000, 30_000, 60_000, 90_000, 120_000]);
    expect(RELOAD_PAUSES_MS).toHaveLength(5);
  });

  it('ends once it has loaded, and starts with short pauses after that', async () => {
    const { clock, times, server, load, leaving, retryLoading, resource } = setUp();
    retryLoading.load(resource, leaving.signal);
    await clock.advance(10_000);
    server.failure = undefined;
    await clock.advance(60_000);
    expect([times, clock.pending]).toEqual([[0, 2_000, 6_000, 14_000], 0]);
    server.failure = LOST;
    await load();
    await clock.advance(2_000);
    expect(times.slice(4)).toEqual([70_000, 72_000]);
  });

  it('ends when the screen is left, also in the middle of a load', async () => {
    const { clock, times, leaving, retryLoading, resource } = setUp();
    retryLoading.load(resource, leaving.signal);
    leaving.abort();
    await clock.advance(60_000);
    expect([times, clock.pending]).toEqual([[0], 0]);
    retryLoading.load(resource, leaving.signal);
    retryLoading.watch(resource, leaving.signal);
    expect(times).toEqual([0]);
  });

  it('waits as long as Retry-After says, and pauses also for 0 seconds', async () => {
    const slow = setUp(refusal(503, undefined, { retryAfterMs: 20_000 }));
    slow.retryLoading.load(slow.resource, slow.leaving.signal);
    await slow.clock.advance(25_000);
    expect(slow.times).toEqual([0, 20_000]);
    const hasty = setUp(refusal(503, undefined, { retryAfterMs: 0 }));
    hasty.retryLoading.load(hasty.resource, hasty.leaving.signal);
    await hasty.clock.advance(5_000);
    expect(hasty.times).toEqual([0, 2_000]);
  });

  it.each([
    ['500', refusal(500), 2],
    ['a malformed answer', { kind: 'malformed', path: '' }, 2],
    ['429', refusal(429), 2],
    ['404', refusal(404), 1],
    ['403', refusal(403), 1],
  ] as const)('repeats transient failures only: %s', async (_what, failure, loads) => {
    const { clock, times, leaving, retryLoading, resource } = setUp(failure);
    retryLoading.load(resource, leaving.signal);
    await clock.advance(5_000);
    expect(times).toHaveLength(loads);
  });

  it('loads at once when the network is back, where something is missing', async () => {
    const { clock, connection, times, server, leaving, retryLoading, resource } = setUp();
    retryLoading.load(resource, leaving.signal);
    await clock.advance(7_000);
    connection.setOnline(false);
    server.failure = undefined;
    connection.setOnline(true);
    await clock.advance(60_000);
    expect(times).toEqual([0, 2_000, 6_000, 7_000]);
    connection.setOnline(false);
    connection.setOnline(true);
    expect(times).toHaveLength(4);
  });

  it('counts a load that a screen starts, and does not load twice', async () => {
    const { clock, times, server, load, leaving, retryLoading, resource } = setUp();
    retryLoading.load(resource, leaving.signal);
    await clock.advance(1_000);
    server.failure = undefined;
    await load();
    await clock.advance(60_000);
    expect(times).toEqual([0, 1_000]);
  });

  it('watches what is loaded without loading it, and loads what is not', async () => {
    const { clock, state, times, server, leaving, retryLoading, resource } = setUp();
    server.failure = undefined;
    state.set(loaded('before'));
    retryLoading.watch(resource, leaving.signal);
    expect(times).toEqual([]);
    state.set(IDLE);
    await clock.advance(0);
    expect(times).toEqual([0]);
  });
});
