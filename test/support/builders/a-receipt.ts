import type { Receipt } from '@/domain/order/receipt';
import { parseVatRate } from '@/domain/order/vat';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';

/** The receipt of an order of 119 with 12 per cent of tax. */
export const aReceipt = (different: Partial<Receipt> = {}): Receipt => ({
  number: '1-20261121-42',
  at: moment('2026-11-21T12:00:00+01:00'),
  seller: {
    name: 'Lucka Sverige AB',
    organisationNumber: '556000-0000',
    address: ['Götgatan 58', '118 26 Stockholm'],
  },
  paidWith: 'Stripe',
  vat: [{ vatClass: 'food', rate: must(parseVatRate(12)), gross: amount('119'), vat: amount('12.75') }],
  ...different,
});
