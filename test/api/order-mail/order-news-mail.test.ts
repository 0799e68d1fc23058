import { describe, expect, it } from 'vitest';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchMailCatalogue } from '@api/mail/mail-catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { ZERO_AMOUNT } from '@/domain/shared/amount';
import { addMs } from '@/domain/shared/instant';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { orderNewsMail, type OrderNews } from '@api/order-mail/order-news-mail';
import type { StoredOrder } from '@api/orders/stored-order';
import { aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { textsIn } from '@test/support/catalogues';

const LINK = 'https://lucka.example/order/o#code=c';
const KEY = /\b(orderMail|order|orderStatus|receipt|promise)\.\w/;
const SHOP = {
  contactInformation: {
    address1: 'Götgatan 1',
    address2: '',
    zipCode: '116 46',
    city: 'Stockholm',
    phone: '08-123',
  },
  location: undefined,
};

async function mailOf(
  language: Language,
  kind: OrderNews['kind'],
  different: Partial<StoredOrder> = {},
  money: Partial<OrderNews['money']> = {},
) {
  const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
  await texts.load(language);
  const placed = aNewOrder({ language, readyAt: NOON, shopName: 'Soup <b>&' });
  const order: StoredOrder = { ...placed, number: '7', status: 'added', reason: undefined, ...different };
  return orderNewsMail(
    {
      ...{ kind, order, at: addMs(NOON, 6 * 60_000), chainName: 'Soups & Co', shop: SHOP, link: LINK },
      money: { refunds: [], openRefunds: [], isCaptured: false, ...money },
    },
    texts,
  );
}

describe.each(LANGUAGES)('orderNewsMail, in %s', (language) => {
  it.each(['ready', 'late', 'cancelled'] as const)(
    'says that an order is %s, where, and how to see it',
    async (kind) => {
      const { subject, text, html } = await mailOf(language, kind);
      expect(`${subject}\n${text}`).not.toMatch(KEY);
      expect(subject).toContain('7');
      for (const words of [LINK, 'Soup <b>&', 'Götgatan 1', '116 46 Stockholm', '08-123'])
        expect(text).toContain(words);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`href="${LINK}"`);
      expect(html).toContain('Soup &lt;b&gt;&amp;');
      expect(html).toContain('Soups &amp; Co');
      expect(html).not.toContain('<b>');
    },
  );

  it('says why it came, how many there are, and how to have no more', async () => {
    const why = must(textsIn(language)['orderMail.why']);
    for (const kind of ['ready', 'late', 'cancelled'] as const) {
      const { text, html } = await mailOf(language, kind);
      expect([text.includes(why), html.includes(why)]).toEqual([true, true]);
    }
  });

  it('has words of its own for each', async () => {
    const mails = await Promise.all(
      (['ready', 'late', 'cancelled'] as const).map((kind) => mailOf(language, kind)),
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  });
});

describe('orderNewsMail', () => {
  it('says where the food is collected', async () => {
    expect((await mailOf('en', 'ready')).text).toContain(
      'Collect your food here: The hatch. Show your number.',
    );
    expect((await mailOf('en', 'ready', { spot: undefined })).text).toContain(
      'Collect your food here, and show',
    );
  });

  it('says the new time and the one before', async () => {
    expect((await mailOf('en', 'late')).text).toContain(
      'Taking a little longer, about 12:10\nIt was about 12:00 before.',
    );
  });

  it('says the truth about the money', async () => {
    const textOf = async (order: Partial<StoredOrder>, money: Partial<OrderNews['money']>) =>
      (await mailOf('en', 'cancelled', order, money)).text;
    expect(await textOf({}, {})).toContain('You pay nothing.');
    expect(await textOf({ total: ZERO_AMOUNT }, {})).not.toMatch(/pay|paid|reserved/);
    expect(await textOf({}, { isCaptured: true })).toContain('What you paid is being given back to you.');
    const refunds = [{ amount: amount('51'), at: NOON }];
    expect(await textOf({}, { isCaptured: true, refunds })).toMatch(/kr\s51\.00: Refunded 21 November/);
    for (const [state, words] of [
      ['pending', /kr\s51\.00: On its way back to you/],
      ['failed', /kr\s51\.00: Could not be given back to you/],
    ] as const) {
      const openRefunds = [{ amount: amount('51'), at: NOON, state }];
      expect(await textOf({}, { isCaptured: true, openRefunds })).toMatch(words);
    }
  });

  it('says why, in its language or in the words of the shop', async () => {
    const because = async (text: string) =>
      (await mailOf('en', 'cancelled', { reason: { kind: 'staff', text } })).text;
    expect(await because('soldOut')).toContain('Something that you ordered has run out.');
    expect(await because('The oven broke')).toContain('The restaurant says: The oven broke');
  });

  it('says nothing of what was ordered, and of a note', async () => {
    const { text, html } = await mailOf('sv', 'cancelled');
    expect(text + html).not.toMatch(/Kaffe|utan lök|peanuts/);
  });
});
