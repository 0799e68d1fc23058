import { describe, expect, it } from 'vitest';

import { mayRetryHelp } from '@/domain/shared/remote-failure';
import { aRefusal } from '@test/support/builders/a-refusal';

describe('mayRetryHelp', () => {
  it('holds without an answer, with or without a time-out', () => {
    expect(mayRetryHelp({ kind: 'unreachable', isTimeout: true })).toBe(true);
    expect(mayRetryHelp({ kind: 'unreachable', isTimeout: false })).toBe(true);
  });

  it.each([429, 502, 503, 504])('holds for a refusal that passes: %i', (status) => {
    expect(mayRetryHelp(aRefusal({ status }))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 501, 505])('fails for a refusal that stays: %i', (status) => {
    expect(mayRetryHelp(aRefusal({ status }))).toBe(false);
  });

  it('fails for an answer without sense, and for who went away', () => {
    expect(mayRetryHelp({ kind: 'malformed', path: 'x' })).toBe(false);
    expect(mayRetryHelp({ kind: 'aborted' })).toBe(false);
  });
});
