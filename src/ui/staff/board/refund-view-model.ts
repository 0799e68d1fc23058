import { makeAutoObservable, observableRef } from 'mobx';

import { RefundOrder, type RefundWish } from '@/application/staff/refund-order';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';
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
  isDone = false;
  isAmountWrong = false;
  problem: Notice | undefined = undefined;
  private readonly orderId: OrderId;
  private readonly send: (wish: RefundWish) => Promise<Result<void, RemoteFailure>>;

  constructor({ refundOrder }: Deps<typeof RefundViewModel>, orderId: OrderId) {
    this.orderId = orderId;
    this.send = refundOrder.begin();
    makeAutoObservable<this, 'orderId' | 'send'>(
      this,
      { orderId: false, send: false, problem: observableRef },
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
    if (this.isAmountWrong || reason === '' || this.isSending || this.isDone) return;
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

  private end(result: Result<void, RemoteFailure>): void {
    this.isSending = false;
    this.isDone = result.ok;
    if (!result.ok) this.problem = noticeForRefund(result.error);
  }
}

const noticeForRefund = (failure: RemoteFailure): Notice =>
  failure.kind === 'refused' && (failure.status === 409 || failure.status === 422)
    ? { key: 'staff.refund.notPossible', values: {} }
    : noticeForStaffFailure(failure);
