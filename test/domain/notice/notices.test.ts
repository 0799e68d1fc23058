import { describe, expect, it } from 'vitest';
import { closedError, shownError } from '@/domain/notice/error-state';
import { noticeForMissingSpot } from '@/domain/notice/notice-for-missing-spot';
import { noticeForPayment } from '@/domain/notice/notice-for-payment';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { PAYMENT_STATUSES } from '@/domain/order/payment';
import { amount } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';

describe('shownError', () => {
  it('sets the message and visibility on [ERR-01, ENT-31]', () => {
    const message = { key: 'error.server', values: {} };
    expect(shownError(message)).toEqual({ visible: true, message });
  });
});

describe('closedError', () => {
  it('has no message and is hidden [ERR-02, ENT-31]', () => {
    expect(closedError).toEqual({ visible: false, message: undefined });
  });
});

describe('noticeForPayment', () => {
  it.each(Array.from({ length: 15 }, (_, index) => `payment-${String(index + 1).padStart(2, '0')}`))(
    'has words for %s [ERR-19]',
    (code) => {
      const notice = noticeForPayment({ status: 'failed', code });
      expect(notice).toEqual({ key: `error.payment.${code}`, values: {} });
      expect(NOTICE_KEYS).toContain(notice?.key);
    },
  );

  it('depends on the status without a known code [ERR-19]', () => {
    expect(noticeForPayment({ status: 'failed', code: undefined })?.key).toBe('error.payment.payment-01');
    expect(noticeForPayment({ status: 'failed', code: 'payment-16' })?.key).toBe('error.payment.payment-01');
    expect(noticeForPayment({ status: 'aborted', code: undefined })?.key).toBe('error.payment.payment-02');
  });

  it('returns for a released payment that the reservation was released [ERR-20]', () => {
    expect(noticeForPayment({ status: 'released', code: undefined })).toEqual(
      noticeForOrderStatus('rollbacked'),
    );
  });

  it('returns none for a successful payment', () => {
    const silent = PAYMENT_STATUSES.filter(
      (status) => noticeForPayment({ status, code: undefined }) === undefined,
    );
    expect(silent).toEqual(['created', 'reserved', 'captured']);
  });

  it('throws for an unknown status', () => {
    // @ts-expect-error no such status
    expect(() => noticeForPayment({ status: 'exploded', code: undefined })).toThrow('Unexpected case');
  });
});

describe('noticeForOrderStatus', () => {
  it('has a message of its own for a cancelled order [ERR-20]', () => {
    expect(noticeForOrderStatus('rollbacked')).toEqual({ key: 'orderStatus.rollbacked', values: {} });
  });

  it('says of a cancelled order that was charged that the money is given back, not that it was released [DEC-126]', () => {
    const at = moment('2026-11-21T12:00:00+01:00');
    const given = { refunds: [{ amount: amount('119'), at }], openRefunds: [] };
    const failed = {
      refunds: [],
      openRefunds: [{ amount: amount('119'), at, state: 'failed' }],
    } as const;
    for (const charged of [given, failed])
      expect(noticeForOrderStatus('rollbacked', charged).key).toBe('orderStatus.refunded');
    expect(noticeForOrderStatus('rollbacked', { refunds: [], openRefunds: [] }).key).toBe(
      'orderStatus.rollbacked',
    );
    expect(noticeForOrderStatus('delivered', given).key).toBe('orderStatus.delivered');
  });

  it('has a text for every status [ENT-37]', () => {
    for (const status of ORDER_STATUSES) expect(NOTICE_KEYS).toContain(noticeForOrderStatus(status).key);
  });
});

describe('noticeForMissingSpot', () => {
  it('asks for a delivery spot [VAL-03]', () => {
    expect(NOTICE_KEYS).toContain(noticeForMissingSpot.key);
  });
});
