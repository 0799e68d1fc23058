import { describe, expect, it } from 'vitest';

import { rollbackReasonNotice } from '@/domain/notice/rollback-reason-notice';
import { TAKE_BACK_REASONS } from '@/domain/staff/take-back-reasons';
import { LANGUAGES } from '@/domain/shared/language';
import { textsIn } from '@test/support/catalogues';

describe('rollbackReasonNotice', () => {
  it('names the usual reasons, and quotes the shop for any other', () => {
    expect(rollbackReasonNotice({ kind: 'guest' }).key).toBe('order.reason.guest');
    expect(rollbackReasonNotice({ kind: 'staff', text: 'soldOut' }).key).toBe('order.reason.soldOut');
    expect(rollbackReasonNotice({ kind: 'staff', text: 'Elen är borta' })).toEqual({
      key: 'order.reason.shop',
      values: { text: 'Elen är borta' },
    });
  });

  it('has a text in each language', () => {
    const reasons = [
      ...TAKE_BACK_REASONS.map((text) => ({ kind: 'staff', text }) as const),
      ...[
        { kind: 'staff', text: 'x' } as const,
        { kind: 'guest' } as const,
        { kind: 'notAccepted' } as const,
      ],
    ];
    for (const language of LANGUAGES)
      for (const reason of reasons)
        expect(Object.keys(textsIn(language))).toContain(rollbackReasonNotice(reason).key);
  });
});
