import { makeAutoObservable, observableRef } from 'mobx';

import { RefundOrder, type WantedRefund } from '@/application/staff/refund-order';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { type RefundedLine, type RefundWish, shareOfLine } from '@/domain/order/refund-wish';
import type { Deps } from '@/domain/ports/deps';
import type { RefundOutcome } from '@/domain/ports/order-board';
import type { BoardOrder } from '@/domain/staff/board';
import { parsePrice } from '@/domain/staff/parse-price';
import { addAmounts, type Amount } from '@/domain/shared/amount';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

export const REFUND_PARTS = ['whole', 'lines', 'amount'] as const;

export type RefundPart = (typeof REFUND_PARTS)[number];

/** One refund of an order: sent again after a failure, it is still the same one. */
export class RefundViewModel {
  static readonly needs = { refundOrder: RefundOrder };

  part: RefundPart = 'whole';
  /** How many of each line of the order. */
  quantities: readonly number[];
  amount = '';
  reason = '';
  isSending = false;
  /** Undefined until it is made; a refused one can be tried anew. */
  outcome: Exclude<RefundOutcome, 'refused'> | undefined = undefined;
  /** Whether no lines were chosen, or the amount is none. */
  isPartWrong = false;
  problem: Notice | undefined = undefined;
  readonly order: BoardOrder;
  private readonly deps: Deps<typeof RefundViewModel>;
  private send: (wanted: WantedRefund) => Promise<Result<RefundOutcome, RemoteFailure>>;

  constructor(deps: Deps<typeof RefundViewModel>, order: BoardOrder) {
    this.deps = deps;
    this.order = order;
    this.quantities = order.lines.map(() => 0);
    this.send = deps.refundOrder.begin();
    makeAutoObservable<this, 'deps' | 'send'>(
      this,
      { deps: false, order: false, send: false, quantities: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  /** What the chosen lines cost. */
  get sum(): Amount {
    const shares = this.order.lines.map((line, index) => shareOfLine(line, this.quantities[index] ?? 0));
    return addAmounts(...shares.filter((share) => share !== undefined));
  }

  setPart(part: RefundPart): void {
    this.part = part;
    this.isPartWrong = false;
  }

  setQuantity(index: number, quantity: number): void {
    this.quantities = this.quantities.with(index, quantity);
  }

  setAmount(amount: string): void {
    this.amount = amount;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  async refund(): Promise<void> {
    const { wish } = this;
    this.setPartWrong(wish === undefined);
    const reason = this.reason.trim();
    if (wish === undefined || reason === '' || this.isSending || this.outcome !== undefined) return;
    this.begin();
    this.end(await this.send({ orderId: this.order.orderId, wish, reason }));
  }

  /** Undefined where no lines are chosen, or the amount is none. */
  private get wish(): RefundWish | undefined {
    if (this.part === 'whole') return { kind: 'rest' };
    if (this.part === 'lines')
      return this.lines.length === 0 ? undefined : { kind: 'lines', lines: this.lines };
    const amount = parsePrice(this.amount);
    return amount && { kind: 'amount', amount };
  }

  private get lines(): readonly RefundedLine[] {
    return this.quantities.flatMap((quantity, index) => (quantity === 0 ? [] : [{ index, quantity }]));
  }

  private setPartWrong(isWrong: boolean): void {
    this.isPartWrong = isWrong;
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
