import { describe, expect, it } from 'vitest';

import { parseTakeBackReason, TAKE_BACK_REASONS } from '@/domain/staff/take-back-reasons';

describe('parseTakeBackReason', () => {
  it('knows the usual reasons', () => {
    expect(TAKE_BACK_REASONS.map(parseTakeBackReason)).toEqual(TAKE_BACK_REASONS);
  });

  it('leaves the words of a shop alone', () => {
    expect(['', 'The oven is broken.', 'SoldOut'].map(parseTakeBackReason)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
