import type { RemoteFailure } from '@/domain/shared/remote-failure';

/** A fetched value. While it is fetched again, and when that fails, the earlier value stays. */
export type Loadable<Value, Failure = RemoteFailure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'refreshing'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly value: Value | undefined };

export const IDLE = { kind: 'idle' } as const;

/** Whether a store holds something else by now, such as another shop's menu: there is nothing to load. */
export const NOT_WANTED: Loadable<undefined> = { kind: 'loaded', value: undefined };

/** Returns the value to show, new or earlier. */
export function loadedValue<Value, Failure>(loadable: Loadable<Value, Failure>): Value | undefined {
  return loadable.kind === 'idle' || loadable.kind === 'loading' ? undefined : loadable.value;
}

export type LoadState = 'loading' | 'failed' | 'loaded';

/** `loaded` while there is something to show, also while it is loaded again or when that failed. */
export function loadStateOf(loadable: Loadable<unknown, unknown>): LoadState {
  if (loadedValue(loadable) !== undefined) return 'loaded';
  return loadable.kind === 'failed' ? 'failed' : 'loading';
}

export function loadingAfter<Value, Failure>(before: Loadable<Value, Failure>): Loadable<Value, Failure> {
  const value = loadedValue(before);
  return value === undefined ? { kind: 'loading' } : { kind: 'refreshing', value };
}

/** The same during an automatic retry: a shown failure stays until the answer arrives. */
export const retryingAfter = <Value, Failure>(before: Loadable<Value, Failure>): Loadable<Value, Failure> =>
  before.kind === 'failed' ? before : loadingAfter(before);

/** Returns the state before the fetch, which was aborted. */
export function stoppedLoading<Value, Failure>(before: Loadable<Value, Failure>): Loadable<Value, Failure> {
  if (before.kind === 'loading') return IDLE;
  return before.kind === 'refreshing' ? { kind: 'loaded', value: before.value } : before;
}

export const loaded = <Value>(value: Value): Loadable<Value, never> => ({ kind: 'loaded', value });

export function failedAfter<Value, Failure>(
  before: Loadable<Value, Failure>,
  failure: Failure,
): Loadable<Value, Failure> {
  return { kind: 'failed', failure, value: loadedValue(before) };
}
