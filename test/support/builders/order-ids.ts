import { parseCustomerCode, parseOrderId, parsePaymentId } from '@/domain/order/order';
import { instant } from '@/domain/shared/instant';
import { must } from '@test/support/builders/must';

export const orderId = (text: string) => must(parseOrderId(text));
export const paymentId = (text: string) => must(parsePaymentId(text));
export const customerCode = (text: string) => must(parseCustomerCode(text));

/** A moment as people write it: `moment('2026-11-21T12:00:00+01:00')`. */
export const moment = (iso: string) => instant(Date.parse(iso));
