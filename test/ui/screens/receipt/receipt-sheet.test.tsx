import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { parseVatRate } from '@/domain/order/vat';
import { ReceiptSheet } from '@/ui/screens/receipt/receipt-sheet';
import { aTab } from '@test/support/an-app';
import { aReceipt } from '@test/support/builders/a-receipt';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';
import { renderWith } from '@test/support/ui/render-with';

const share = (vatClass: string, percent: number, gross: string, vat: string) => ({
  ...{ vatClass, rate: must(parseVatRate(percent)) },
  ...{ gross: amount(gross), vat: amount(vat) },
});

const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));
const text = () => document.body.textContent?.replaceAll(/\s/g, ' ');

describe('ReceiptSheet', () => {
  it('has the tax by rate, whatever classes have it', async () => {
    const vat = [
      share('food', 12, '69', '7.39'),
      share('beer', 25, '30', '6'),
      share('tea', 12, '20', '2.14'),
    ];
    await renderWith(aTab(), <ReceiptSheet details={anOrderDetails()} receipt={aReceipt({ vat })} />);
    expect(cells()).toEqual([
      ['Momssats', 'Före moms', 'Moms', 'Med moms'],
      ['12 %', '79,47 kr', '9,53 kr', '89,00 kr'],
      ['25 %', '24,00 kr', '6,00 kr', '30,00 kr'],
    ]);
  });

  it('has number, seller, payment and the time of the shop', async () => {
    const details = anOrderDetails({ timeZone: 'Europe/Helsinki' });
    await renderWith(aTab(), <ReceiptSheet details={details} receipt={aReceipt()} />);
    for (const words of ['1-20261121-42', 'Lucka Sverige AB', '556000-0000', 'Stripe', 'kl. 13:00'])
      expect(text()).toContain(words);
  });

  it('lists what was given back, and what is left', async () => {
    const refunds = [
      { amount: amount('19'), at: moment('2026-11-21T13:00:00+01:00') },
      { amount: amount('50'), at: moment('2026-11-22T09:00:00+01:00') },
    ];
    await renderWith(aTab(), <ReceiptSheet details={anOrderDetails({ refunds })} receipt={aReceipt()} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringContaining('Meatballs'),
      'Återbetalt 21 november 2026 kl. 13:00−19 kr',
      'Återbetalt 22 november 2026 kl. 09:00−50 kr',
      'Kvar efter återbetalning50 kr',
    ]);
  });

  it('says what is on its way, and what could not be given back', async () => {
    const openRefunds = [
      { amount: amount('19'), at: moment('2026-11-21T13:00:00+01:00'), state: 'failed' },
      { amount: amount('50'), at: moment('2026-11-22T09:00:00+01:00'), state: 'pending' },
    ] as const;
    const details = anOrderDetails({ openRefunds });
    await renderWith(aTab(), <ReceiptSheet details={details} receipt={aReceipt()} />);
    const [, ...lines] = screen.getAllByRole('listitem');
    expect(lines.map((item) => item.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Kunde inte betalas tillbaka till dig, 21 november 2026 kl. 13:00. Prata med restaurangen.19 kr',
      'På väg tillbaka till dig sedan 22 november 2026 kl. 09:00. Din bank kan behöva några dagar.50 kr',
    ]);
  });

  it('has neither tax nor seller where the server states none', async () => {
    const receipt = aReceipt({ vat: [], seller: undefined, paidWith: undefined });
    await renderWith(aTab(), <ReceiptSheet details={anOrderDetails()} receipt={receipt} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(text()).not.toMatch(/Säljare|Betalt med|Organisationsnummer/);
  });
});
