import { makeAutoObservable, observableRef } from 'mobx';

import { RefundOrder, type RefundWish } from '@/application/staff/refund-order';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';
import type { RefundOutcome } from '@/domain/ports/order-board';
import { parsePrice } from '@/domain/staff/parse-price';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** One refund of an order: sent again after a failure, it is still the same one. */
export class RefundViewModel {
  static readonly needs = { refundOrder: RefundOrder };

  isWhole = true;
  amount = '';
  reason = '';
  isSending = false;
  /** Undefined until it is made; a refused one can be tried anew. */
  outcome: Exclude<RefundOutcome, 'refused'> | undefined = undefined;
  isAmountWrong = false;
  problem: Notice | undefined = undefined;
  private readonly orderId: OrderId;
  private readonly deps: Deps<typeof RefundViewModel>;
  private send: (wish: RefundWish) => Promise<Result<RefundOutcome, RemoteFailure>>;

  constructor(deps: Deps<typeof RefundViewModel>, orderId: OrderId) {
    this.deps = deps;
    this.orderId = orderId;
    this.send = deps.refundOrder.begin();
    makeAutoObservable<this, 'deps' | 'orderId' | 'send'>(
      this,
      { deps: false, orderId: false, send: false, problem: observableRef },
      { autoBind: true },
    );
  }

  setWhole(isWhole: boolean): void {
    this.isWhole = isWhole;
  }

  setAmount(amount: string): void {
    this.amount = amount;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  async refund(): Promise<void> {
    const amount = this.isWhole ? undefined : parsePrice(this.amount);
    this.setAmountWrong(!this.isWhole && amount === undefined);
    const reason = this.reason.trim();
    if (this.isAmountWrong || reason === '' || this.isSending || this.outcome !== undefined) return;
    this.begin();
    this.end(await this.send({ orderId: this.orderId, amount, reason }));
  }

  private setAmountWrong(isWrong: boolean): void {
    this.isAmountWrong = isWrong;
  }

  private begin(): void {
    this.isSending = true;
    this.problem = undefined;
  }

  private end(result: Result<RefundOutcome, RemoteFailure>): void {
    this.isSending = false;
    if (!result.ok) {
      this.problem = noticeForRefund(result.error);
    } else if (result.value === 'refused') {
      this.problem = { key: 'staff.refund.refused', values: {} };
      // The refused one stays refused: another attempt is another refund.
      this.send = this.deps.refundOrder.begin();
    } else {
      this.outcome = result.value;
    }
  }
}

const noticeForRefund = (failure: RemoteFailure): Notice =>
  failure.kind === 'refused' && (failure.status === 409 || failure.status === 422)
    ? { key: 'staff.refund.notPossible', values: {} }
    : noticeForStaffFailure(failure);
