import { expect, it } from 'vitest';
import { settlementCsv } from '@api/settlement/settlement-csv';
import { parseVatRate } from '@/domain/order/vat';
import { NOON } from '@test/support/api/a-stored-order';
import { amount, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId, paymentId } from '@test/support/builders/order-ids';

it('lets no name of a shop or tax class be computed by a spreadsheet, and leaves numbers as they are', () => {
  const vat = [{ vatClass: '@food', rate: undefined, gross: amount(-5), vat: amount(0) }];
  const shop = {
    ...{ shopId: shopId(1), shopName: '=HYPERLINK("https://evil.example")', timeZone: 'Europe/Stockholm' },
    ...{ currency: 'SEK', captures: 0, refunds: 1, captured: amount(0), refunded: amount(5), providers: [] },
  };
  const csv = settlementCsv('2026-11-21', {
    shops: [{ ...shop, vat }],
    incidents: [],
    books: { kind: 'unavailable', provider: 'stripe' },
  });
  expect(csv.split('\r\n')[1]).toBe(
    `vat,2026-11-21,1,"'=HYPERLINK(""https://evil.example"")",SEK,'@food,,-5,-5,0,,,,,,,,,`,
  );
});

it('has gross, net and tax of a rate, and what has to be looked at', () => {
  const vat = [{ vatClass: 'food', rate: must(parseVatRate(12)), gross: amount('112'), vat: amount('12') }];
  const shop = {
    ...{ shopId: shopId(1), shopName: 'Lucka', timeZone: 'Europe/Stockholm', currency: 'SEK', captures: 1 },
    ...{ refunds: 0, captured: amount('112'), refunded: amount('0'), providers: [], vat },
  };
  const payment = { shopId: shopId(1), orderId: orderId('o1'), paymentId: paymentId('p1'), at: NOON };
  const csv = settlementCsv('2026-11-21', {
    shops: [shop],
    incidents: [{ kind: 'refundFailed', ...payment, amount: amount('9.50'), currency: 'SEK' }],
    books: { kind: 'unavailable', provider: 'stripe' },
  });
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    'vat,2026-11-21,1,Lucka,SEK,food,12,112,100,12,,,,,,,,,',
    'incident,2026-11-21,1,,SEK,,,,,,,,,,,p1,refundFailed,9.5,',
  ]);
});
