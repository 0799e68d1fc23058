import type { OrderId, PaymentId } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';

/** Money that is not where the guest or the books expect it. */
export interface MoneyAlarm {
  readonly kind:
    /** A refund was refused, or failed after it was made: the guest does not have the money. */
    | 'refundFailed'
    /** Money was captured outside for an order that was taken back; it is given back. */
    | 'capturedOutside';
  readonly orderId: OrderId;
  readonly paymentId: PaymentId;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
}

export type RaiseMoneyAlarm = (alarm: MoneyAlarm) => void;

const MESSAGES: Readonly<Record<MoneyAlarm['kind'], string>> = {
  refundFailed: 'A refund has failed: the guest does not have the money',
  capturedOutside: 'Money of an order that was taken back had been captured outside Lucka, and is given back',
};

interface AlarmLog {
  readonly error: (facts: object, message: string) => void;
}

/** Writes alarms to the log, for the operator to look at. They are counted where they are raised. */
export const logMoneyAlarms =
  (log: AlarmLog): RaiseMoneyAlarm =>
  ({ kind, ...facts }) =>
    log.error(facts, MESSAGES[kind]);
