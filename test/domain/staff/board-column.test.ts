import { describe, expect, it } from 'vitest';

import { ORDER_STATUSES } from '@/domain/order/order-status';
import { mayServerChange } from '@/domain/order/status-change';
import { columnOf, isOpen, nextStatus } from '@/domain/staff/board-column';

describe('columnOf', () => {
  it('puts each paid order into a column', () => {
    expect(ORDER_STATUSES.map((status) => [status, columnOf(status)])).toEqual([
      ['calculatedPrice', undefined],
      ['added', 'new'],
      ['started', 'cooking'],
      ['finnished', 'cooking'],
      ['done', 'ready'],
      ['delivered', 'over'],
      ['rollbacked', 'over'],
    ]);
  });
});

describe('nextStatus', () => {
  it('is a step that the server makes, from each status that staff moves on [OPEN-08]', () => {
    const open = ORDER_STATUSES.filter(isOpen);
    expect(open).toEqual(['added', 'started', 'finnished', 'done']);
    expect(open.filter((status) => !mayServerChange(status, nextStatus(status)))).toEqual([]);
  });

  it('is never taking it back', () => {
    expect(ORDER_STATUSES.filter(isOpen).map(nextStatus)).not.toContain('rollbacked');
  });
});
