import { type Clock, wait } from '@/domain/ports/clock';
import { isRetryable, type RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The pauses before each further attempt of a call that is safe to repeat; then the failure is returned. */
export const RETRY_WAITS_MS = [1_000, 2_000, 4_000] as const;
/** A longer `Retry-After` is not waited for. */
export const RETRY_AFTER_MAX_MS = 10_000;

/** Repeats a call that is safe to repeat while a retry may help. */
export async function retrying<Value>(
  clock: Clock,
  call: () => Promise<Result<Value, RemoteFailure>>,
): Promise<Result<Value, RemoteFailure>> {
  let result = await call();
  for (const waitMs of RETRY_WAITS_MS) {
    const pauseMs = result.ok ? undefined : pauseBefore(result.error, waitMs);
    if (pauseMs === undefined) return result;
    await wait(clock, pauseMs);
    result = await call();
  }
  return result;
}

function pauseBefore(failure: RemoteFailure, waitMs: number): number | undefined {
  if (!isRetryable(failure)) return undefined;
  const wanted = failure.kind === 'refused' ? (failure.retryAfterMs ?? waitMs) : waitMs;
  return wanted <= RETRY_AFTER_MAX_MS ? Math.max(wanted, waitMs) : undefined;
}
