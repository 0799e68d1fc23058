import { describe, expect, it } from 'vitest';
import {
  failedAfter,
  IDLE,
  loaded,
  loadedValue,
  loadingAfter,
  stoppedLoading,
  type Loadable,
} from '@/application/shared/loadable';

const FAILURE = { kind: 'unreachable', isTimeout: false } as const;

describe('a loadable', () => {
  it('keeps its value while it is loaded again, and when that fails', () => {
    const refreshing = loadingAfter<number, typeof FAILURE>(loaded(1));
    expect([refreshing.kind, loadedValue(refreshing)]).toEqual(['refreshing', 1]);
    expect(loadedValue(failedAfter(refreshing, FAILURE))).toBe(1);
    expect(loadingAfter(failedAfter(refreshing, FAILURE)).kind).toBe('refreshing');
  });

  it('has no value before it was loaded', () => {
    const loading: Loadable<number> = loadingAfter<number, never>(IDLE);
    expect([loading.kind, loadedValue(loading)]).toEqual(['loading', undefined]);
    expect(loadedValue(failedAfter(loading, FAILURE))).toBeUndefined();
  });

  it('returns to its value when loading is aborted', () => {
    expect(stoppedLoading({ kind: 'loading' })).toEqual(IDLE);
    expect(stoppedLoading({ kind: 'refreshing', value: 1 })).toEqual(loaded(1));
    expect(stoppedLoading(loaded(1))).toEqual(loaded(1));
  });
});
