import { parseOrderId, parsePaymentId } from '@/domain/order/order';
import { PAYMENT_STATUSES } from '@/domain/order/payment';
import { instant } from '@/domain/shared/instant';
import { amountOf } from '@api/orders/order-rows';
import type { StoredPayment } from '@api/orders/stored-payment';

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly provider: string;
  readonly status: string;
  readonly code: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly return_url: string;
  readonly is_capturing: boolean;
  readonly is_releasing: boolean;
  readonly captured_at: Date | null;
  readonly created_at: Date;
}

export function paymentOfRow(row: PaymentRow): StoredPayment {
  const id = parsePaymentId(row.id);
  const orderId = parseOrderId(row.order_id);
  const status = PAYMENT_STATUSES.find((known) => known === row.status);
  if (id === undefined || orderId === undefined || status === undefined) {
    throw new Error('Invalid payment in the database');
  }
  return {
    id,
    orderId,
    provider: row.provider,
    status,
    code: row.code ?? undefined,
    amount: amountOf(row.amount),
    currency: row.currency,
    returnPath: row.return_url,
    isCapturing: row.is_capturing,
    isReleasing: row.is_releasing,
    capturedOutsideAt: row.captured_at === null ? undefined : instant(row.captured_at.getTime()),
    createdAt: instant(row.created_at.getTime()),
  };
}
