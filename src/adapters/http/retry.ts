import { isRetryable, type RemoteFailure } from '@/domain/shared/remote-failure';

const RETRY_WAIT_MIN_MS = 200;
const RETRY_WAIT_MAX_MS = 800;

/** Visitors do not look at a skeleton for longer. */
const RETRY_AFTER_MAX_MS = 3_000;

/**
 * Milliseconds to wait before a read is retried; undefined where it is not. Not retried: a timeout, which has taken
 * long enough, too many requests, and a response that names a long wait. The wait is randomised, so that clients do
 * not return in one wave.
 */
export function retryWaitMs(failure: RemoteFailure, random: () => number): number | undefined {
  if (!isRetryable(failure)) return undefined;
  if (failure.kind === 'unreachable') return failure.isTimeout ? undefined : spread(random);
  if (failure.kind !== 'refused' || failure.status === 429) return undefined;
  const askedMs = failure.retryAfterMs ?? 0;
  return askedMs > RETRY_AFTER_MAX_MS ? undefined : askedMs + spread(random);
}

const spread = (random: () => number): number =>
  RETRY_WAIT_MIN_MS + random() * (RETRY_WAIT_MAX_MS - RETRY_WAIT_MIN_MS);

const BUDGET_FULL = 3;
const BUDGET_EARNED_BY_SUCCESS = 0.2;

/** When everything fails, retries double the load: they are limited by the number of calls that succeeded. */
export class RetryBudget {
  #left = BUDGET_FULL;

  earn(): void {
    this.#left = Math.min(BUDGET_FULL, this.#left + BUDGET_EARNED_BY_SUCCESS);
  }

  /** False where the budget is empty. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
