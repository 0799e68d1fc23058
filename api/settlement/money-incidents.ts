import type { OrderId, PaymentId } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { MoneyAlarm } from '@api/payments/money-alarm';
import { isOnDay } from '@api/settlement/settlement';
import type { SettledPayment } from '@api/settlement/settlement-store';

/** What the operator has to look at: who has the money is not what the guest or the books expect. */
export interface MoneyIncident {
  readonly kind: MoneyAlarm['kind'];
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly paymentId: PaymentId;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly at: Instant;
}

/** The refunds that failed on a day of the shops, and what was found captured outside. */
export const moneyIncidents = (payments: readonly SettledPayment[], day: string): readonly MoneyIncident[] =>
  payments.flatMap((each): readonly MoneyIncident[] => {
    const { order, payment, failedRefunds } = each;
    const of = { shopId: order.shopId, orderId: order.id, paymentId: payment.id };
    const outside = payment.capturedOutsideAt;
    return [
      ...(outside === undefined
        ? []
        : [{ ...of, kind: 'capturedOutside', amount: payment.amount, at: outside } as const]),
      ...failedRefunds.map(({ amount, failedAt }) => ({
        ...of,
        ...{ kind: 'refundFailed' as const, amount, at: failedAt },
      })),
    ]
      .filter(({ at }) => isOnDay(each, at, day))
      .map((incident) => ({ ...incident, currency: payment.currency }));
  });
