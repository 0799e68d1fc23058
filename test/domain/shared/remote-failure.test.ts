import { describe, expect, it } from 'vitest';

import { isRetryable } from '@/domain/shared/remote-failure';
import { aRefusal } from '@test/support/builders/a-refusal';

describe('isRetryable', () => {
  it('holds without an answer, with or without a time-out', () => {
    expect(isRetryable({ kind: 'unreachable', isTimeout: true })).toBe(true);
    expect(isRetryable({ kind: 'unreachable', isTimeout: false })).toBe(true);
  });

  it.each([429, 502, 503, 504])('holds for a refusal that passes: %i', (status) => {
    expect(isRetryable(aRefusal({ status }))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 501, 505])('fails for a refusal that stays: %i', (status) => {
    expect(isRetryable(aRefusal({ status }))).toBe(false);
  });

  it('fails for an answer without sense, and for who went away', () => {
    expect(isRetryable({ kind: 'malformed', path: 'x' })).toBe(false);
    expect(isRetryable({ kind: 'aborted' })).toBe(false);
  });
});
