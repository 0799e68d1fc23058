import { expect, it } from 'vitest';
import { settlementCsv } from '@api/settlement/settlement-csv';
import { amount, shopId } from '@test/support/builders/ids';

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
