import type { RefundId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import { confirmedRefunds, endOf, failedRefunds, type StoredRefund } from '@api/payments/refunds/refund';
import type { SettledPayment, SettlementStore } from '@api/settlement/settlement-store';

export class MemorySettlementStore implements SettlementStore {
  readonly #ledger: MemoryLedger;
  readonly #refunds: ReadonlyMap<RefundId, StoredRefund>;

  constructor(ledger: MemoryLedger, refunds: ReadonlyMap<RefundId, StoredRefund>) {
    this.#ledger = ledger;
    this.#refunds = refunds;
  }

  settled(from: Instant, until: Instant): Promise<readonly SettledPayment[]> {
    const isWithin = (at: Instant): boolean => at >= from && at < until;
    const all = [...this.#ledger.captures].flatMap(([paymentId, capturedAt]): readonly SettledPayment[] => {
      const payment = this.#ledger.payments.get(paymentId);
      const order = payment && this.#ledger.orders.get(payment.orderId)?.order;
      if (payment === undefined || order === undefined) return [];
      const made = [...this.#refunds.values()].filter((refund) => refund.paymentId === paymentId);
      const refunds = confirmedRefunds(made);
      const failed = failedRefunds(made);
      const moved = [capturedAt, ...refunds.map(endOf), ...failed.map(({ failedAt }) => failedAt)];
      if (!moved.some(isWithin)) return [];
      return [{ order, payment, capturedAt, refunds, failedRefunds: failed }];
    });
    return Promise.resolve(all);
  }
}
