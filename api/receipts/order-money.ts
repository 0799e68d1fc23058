import type { OpenRefund, OrderRefund, Receipt } from '@/domain/order/receipt';
import type { VatShare } from '@/domain/order/vat';
import type { StoredOrder } from '@api/orders/stored-order';
import { dayOf } from '@api/orders/place-order';
import type { PaymentStore } from '@api/payments/payment-store';
import { confirmedRefunds, endOf, lostRefunds, type StoredRefund } from '@api/payments/refunds/refund';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import { orderVat, refundedVat } from '@api/vat/order-vat';

/** What the guest sees of the money of an order. */
export interface OrderMoney {
  /** The oldest first. */
  readonly refunds: readonly OrderRefund[];
  /** Those on their way, and those that failed. */
  readonly openRefunds: readonly OpenRefund[];
  /** Undefined for an order that is not paid. */
  readonly receipt: Receipt | undefined;
}

export interface MoneyStores {
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
}

/** Only a refund that the company has confirmed counts, and is open until then. */
export async function orderMoney(
  { payments, refunds }: MoneyStores,
  order: StoredOrder,
): Promise<OrderMoney> {
  if (order.status === 'calculatedPrice') return { refunds: [], openRefunds: [], receipt: undefined };
  const [payment, stored] = await Promise.all([payments.live(order.id), refunds.ofOrder(order.id)]);
  const made = confirmedRefunds(stored);
  const given = {
    refunds: made.map((refund) => ({ amount: refund.amount, at: endOf(refund) })),
    openRefunds: openRefunds(stored),
  };
  // Only money that was captured outside has to be given back for it.
  if (order.status === 'rollbacked') return { ...given, receipt: undefined };
  return {
    ...given,
    receipt: {
      number: receiptNumber(order),
      at: order.placedAt,
      seller: order.seller,
      paidWith: payment && companyName(payment.provider),
      vat: vatLeft(order, made),
    },
  };
}

const openRefunds = (refunds: readonly StoredRefund[]): readonly OpenRefund[] => [
  ...lostRefunds(refunds).map((refund): OpenRefund => ({
    ...{ amount: refund.amount, at: endOf(refund), state: 'failed' },
  })),
  ...refunds
    .filter(({ status }) => status === 'pending')
    .map(({ amount, requestedAt }): OpenRefund => ({ amount, at: requestedAt, state: 'pending' })),
];

/** Shop, date and number of the order, which counts from 1 for each shop and day: `7-20261121-12`. */
const receiptNumber = ({ shopId, placedAt, timeZone, number }: StoredOrder): string =>
  `${shopId}-${dayOf(placedAt, timeZone).replaceAll('-', '')}-${number}`;

const COMPANY_NAMES: Readonly<Record<string, string>> = { stripe: 'Stripe', vipps: 'Vipps MobilePay' };

/** None in the demonstration, where nobody is paid. */
const companyName = (provider: string): string | undefined =>
  provider === 'demonstration' ? undefined : (COMPANY_NAMES[provider] ?? provider);

const vatLeft = (order: StoredOrder, refunds: readonly StoredRefund[]): readonly VatShare[] =>
  (refundedVat(order, refunds).at(-1)?.left ?? orderVat(order)).filter(({ gross }) => gross > 0);
