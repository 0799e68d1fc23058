import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';

describe('noticeForAccountFailure', () => {
  it.each([
    [undefined, 1],
    [1_000, 1],
    [60_000, 1],
    [61_000, 2],
    [900_000, 15],
  ])('after too many attempts returns how many minutes to wait: %s ms are %i', (retryAfterMs, count) => {
    expect(noticeForAccountFailure(refusal(429, undefined, { retryAfterMs }))).toEqual({
      key: 'account.tooManyTries',
      values: { count },
    });
  });

  it('returns the general notice for any other failure', () => {
    expect(noticeForAccountFailure(refusal(500))?.key).toBe('error.server');
    expect(noticeForAccountFailure({ kind: 'unreachable', isTimeout: true })?.key).toBe('error.unreachable');
    expect(noticeForAccountFailure({ kind: 'aborted' })).toBeUndefined();
  });
});
