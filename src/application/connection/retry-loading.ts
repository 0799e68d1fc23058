import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { ConnectionStore } from '@/application/connection/connection-store';
import type { Loadable } from '@/application/shared/loadable';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { isReadRetryable } from '@/domain/shared/remote-failure';

/** The pauses before a resource is loaded again, in milliseconds; the last one repeats. */
export const RELOAD_PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** A resource that is loaded from the server into a store. */
export interface Resource {
  readonly state: () => Loadable<unknown>;
  /**
   * With `isRetry` a shown failure stays until the answer arrives, so that nothing flickers and a button keeps the
   * focus.
   */
  readonly load: (isRetry: boolean) => unknown;
}

/**
 * Loads a resource that a screen requires until it is loaded: after a failure again with growing pauses, respecting
 * `Retry-After`, and at once when the network is back. Loads that a screen starts itself count too. Source: DEC-11.
 */
export class RetryLoading {
  static readonly needs = { clock: Clock, connection: ConnectionStore };

  private readonly deps: Deps<typeof RetryLoading>;

  constructor(deps: Deps<typeof RetryLoading>) {
    this.deps = deps;
  }

  /** Loads now, and again after each failure, until the signal aborts. */
  load(resource: Resource, signal: AbortSignal): void {
    if (signal.aborted) return;
    void resource.load(false);
    this.watch(resource, signal);
  }

  /** Loads the resource of a key, such as a shop, and of each later key, until the signal aborts. */
  loadEach<Key>(
    key: () => Key | undefined,
    resourceOf: (key: Key, signal: AbortSignal) => Resource,
    signal: AbortSignal,
  ): void {
    if (signal.aborted) return;
    let current = new AbortController();
    const stop = reaction(
      key,
      (value) => {
        current.abort();
        current = new AbortController();
        if (value !== undefined) this.load(resourceOf(value, current.signal), current.signal);
      },
      { fireImmediately: true },
    );
    const end = (): void => {
      stop();
      current.abort();
    };
    signal.addEventListener('abort', end, { once: true });
  }

  /** Loads what is neither loaded nor loading, and again after each failure, until the signal aborts. */
  watch(resource: Resource, signal: AbortSignal): void {
    if (signal.aborted) return;
    const retries = new Retries(this.deps.clock, resource.load);
    const stops = [
      reaction(resource.state, (state) => retries.apply(state), { fireImmediately: true }),
      reaction(
        () => this.deps.connection.isOnline,
        (isOnline) => isOnline && retries.hurry(),
      ),
      () => retries.stop(),
    ];
    signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  }
}

/** The pause before the next load, if one is due. */
class Retries {
  private failures = 0;
  private stopTimer: Disposer | undefined;
  private readonly clock: Clock;
  private readonly load: (isRetry: boolean) => unknown;

  constructor(clock: Clock, load: (isRetry: boolean) => unknown) {
    this.clock = clock;
    this.load = load;
  }

  apply(state: Loadable<unknown>): void {
    this.stop();
    if (state.kind === 'idle') void this.load(false);
    if (state.kind === 'loaded') this.failures = 0;
    if (state.kind !== 'failed' || !isReadRetryable(state.failure)) return;
    const pauseMs = RELOAD_PAUSES_MS[Math.min(this.failures, RELOAD_PAUSES_MS.length - 1)] ?? 0;
    const askedMs = state.failure.kind === 'refused' ? (state.failure.retryAfterMs ?? 0) : 0;
    this.failures += 1;
    this.stopTimer = this.clock.after(Math.max(pauseMs, askedMs), () => this.hurry());
  }

  /** Ends the pause. */
  hurry(): void {
    if (this.stopTimer === undefined) return;
    this.stop();
    void this.load(true);
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
  }
}
