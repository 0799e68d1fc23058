import { describe, expect, it } from 'vitest';

import { isRetryable } from '@/domain/shared/remote-failure';
import { aRefusal } from '@test/support/builders/a-refusal';

describe('isRetryable', () => {
  it('is true without an answer, with or without a time-out', () => {
    expect(isRetryable({ kind: 'unreachable', isTimeout: true })).toBe(true);
    expect(isRetryable({ kind: 'unreachable', isTimeout: false })).toBe(true);
  });

  it.each([429, 502, 503, 504])('is true for a transient refusal: %i', (status) => {
    expect(isRetryable(aRefusal({ status }))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 501, 505])('is false for a permanent refusal: %i', (status) => {
    expect(isRetryable(aRefusal({ status }))).toBe(false);
  });

  it('is false for a malformed answer and an aborted call', () => {
    expect(isRetryable({ kind: 'malformed', path: 'x' })).toBe(false);
    expect(isRetryable({ kind: 'aborted' })).toBe(false);
  });
});
