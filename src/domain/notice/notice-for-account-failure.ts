import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { RemoteFailure } from '@/domain/shared/remote-failure';

const TOO_MANY_REQUESTS = 429;
const MINUTE_MS = 60_000;

/**
 * Returns the notice for a failed call of sign-in or registration; after too many attempts, how long to wait. Source:
 * spec §8; FAULT-A2.
 */
export function noticeForAccountFailure(failure: RemoteFailure): Notice | undefined {
  if (failure.kind !== 'refused' || failure.status !== TOO_MANY_REQUESTS) return noticeForFailure(failure);
  const waitMs = failure.retryAfterMs ?? MINUTE_MS;
  return { key: 'account.tooManyTries', values: { count: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) } };
}
