import { storedSettings } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { MemorySettingsStore } from '@api/settings/memory-settings-store';
import { describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchMailCatalogue } from '@api/mail/mail-catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { AccountMail } from '@api/accounts/account-mail';
import type { StoredOrder } from '@api/orders/stored-order';
import type { OrderMoney } from '@api/receipts/order-money';
import { parseVatRate } from '@/domain/order/vat';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import type { TextKey } from '@/adapters/i18n/text-key';
import { formatMoney } from '@/domain/shared/format-money';
import { formatPercent } from '@/domain/shared/format-percent';
import { formatLongMoment } from '@/domain/shared/format-time';
import { receiptMail } from '@api/receipts/receipt-mail';
import { textsIn } from '@test/support/catalogues';
import { SPECIFIED_LANGUAGES, type SpecifiedLanguage } from '@test/support/specified-languages';
import { shownWords } from '@test/support/shown-words';
import { addMs, type Instant } from '@/domain/shared/instant';
import { aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { StoredMail } from '@test/support/api/stored-mail';

const ORDER_LINK = 'https://lucka.example/order/o#code=c';
const ADDRESS = 'https://lucka.example/confirm-email?code=1';
const KEY = /\b(mail|orderMail|receipt|product)\.\w/;

/** How each language writes 51 kr, and noon in Stockholm. */
const WRITTEN: Readonly<Record<SpecifiedLanguage, { readonly money: string; readonly noon: string }>> = {
  sv: { money: '51,00 kr', noon: '21 november 2026 kl. 12:00' },
  en: { money: 'kr 51.00', noon: '21 November 2026 at 12:00' },
  fi: { money: '51,00 kr', noon: '21. marraskuuta 2026 klo 12.00' },
  no: { money: '51,00 kr', noon: '21. november 2026 kl. 12:00' },
  ru: { money: '51,00 kr', noon: '21 ноября 2026 г. в 12:00' },
};

/** What the catalogue of a language has for mail, with the values that the mail below has. */
const sentencesIn = (language: Language): readonly string[] =>
  Object.entries(textsIn(language))
    .filter(([key]) => KEY.test(key))
    .map(([, text]) =>
      text
        .replaceAll('{{email}}', 'new@example.com')
        .replaceAll('{{product}}', 'Lucka')
        .replaceAll('{{number}}', '7')
        .replaceAll('{{shopName}}', 'Lucka 1'),
    );

/** Of an order of which 11 was given back at noon. */
const MONEY: OrderMoney = {
  refunds: [{ amount: amount('11'), at: NOON }],
  openRefunds: [
    { amount: amount('3'), at: NOON, state: 'pending' },
    { amount: amount('2'), at: NOON, state: 'failed' },
  ],
  receipt: {
    ...{ number: '1-20261121-7', at: NOON, paidWith: 'Stripe' },
    seller: {
      name: 'Lucka AB',
      organisationNumber: '556000-0000',
      address: ['Götgatan 58', '118 26 Stockholm'],
    },
    vat: [{ vatClass: 'food', rate: must(parseVatRate(12)), gross: amount('40'), vat: amount('4.29') }],
  },
};

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** What the receipt below says of tax, refunds and seller besides the words of the catalogue. */
function taxIn(language: Language): readonly string[] {
  const texts = textsIn(language);
  const labelled = (key: TextKey, value: string): string => `${texts[key]}: ${value}`;
  const time = formatLongMoment(NOON, 'Europe/Stockholm', language);
  const sums = ['-11', '40', '35.71', '4.29', '3', '2'].map((decimal) =>
    formatMoney(amount(decimal), { name: 'SEK', symbol: 'kr' }, language, 'receipt'),
  );
  return [
    ...sums,
    ...(['receipt.refunded', 'receipt.refundPending', 'receipt.refundFailed'] as const).map((key) =>
      must(texts[key]).replace('{{time}}', time),
    ),
    formatPercent(12, language),
    labelled('receipt.number', '1-20261121-7'),
    labelled('receipt.paidWith', 'Stripe'),
    labelled('receipt.seller', 'Lucka AB, Götgatan 58, 118 26 Stockholm'),
    labelled('receipt.organisationNumber', '556000-0000'),
  ].map(plain);
}

const anOrder = (language: Language): StoredOrder => ({
  ...aNewOrder({ language }),
  number: '7',
  status: 'added',
  reason: undefined,
});

async function emailsIn(language: Language, name?: string) {
  const mailer = new StoredMail();
  const settings = new MemorySettingsStore();
  if (name !== undefined) await settings.write({ ...storedSettings(aChain()), name });
  const mail = new AccountMail({
    mailer,
    settings,
    texts: new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue),
  });
  const to = { email: 'me@example.com', language };
  await mail.confirm(to, ADDRESS);
  await mail.confirmNewEmail(to, ADDRESS);
  await mail.reset(to, ADDRESS);
  await mail.notifyPasswordChanged(to);
  await mail.notifyEmailChanges(to, 'new@example.com');
  await mail.notifyMember(to);
  await mail.notifyDeleted(to);
  return mailer.sent;
}

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

async function receiptIn(language: Language) {
  const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
  await texts.load(language);
  return receiptMail(anOrder(language), texts, {
    ...{ chainName: undefined, at: NOON, money: MONEY, shop: SHOP, link: ORDER_LINK },
  });
}

describe.each(LANGUAGES)('an e-mail, in %s', (language) => {
  it('names the chain, and the program only where the chain says no name', async () => {
    const unnamed = await emailsIn(language);
    const named = await emailsIn(language, 'Soup & Co');
    expect(unnamed.every(({ html }) => html.includes('Lucka'))).toBe(true);
    for (const { subject, text, html } of named) {
      expect(html).toContain('Soup &amp; Co');
      expect(`${subject}${text}${html}`).not.toContain('Lucka');
    }
    expect(named[0]?.text).toContain('Soup & Co');
  });

  it('has all its texts, and no key in place of one', async () => {
    const emails = await emailsIn(language);
    expect(emails).toHaveLength(7);
    for (const { subject, text, html } of emails) {
      expect(`${subject}\n${text}`.replaceAll(ADDRESS, '')).not.toMatch(KEY);
      expect(html).toContain(`<html lang="${language}">`);
    }
  });

  it("uses the locale's sentences", async () => {
    const sentences = [...sentencesIn(language), ADDRESS];
    for (const { subject, text, html } of await emailsIn(language)) {
      const said = [subject, ...text.trim().split('\n\n'), ...shownWords(html)];
      expect(said.filter((each) => !sentences.includes(each))).toEqual([]);
    }
  });

  it('starts with the link, if any', async () => {
    const emails = await emailsIn(language);
    expect(emails.map(({ text }) => text.includes(ADDRESS))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has a receipt', async () => {
    const { subject, text, html } = await receiptIn(language);
    expect(`${subject}\n${text}`).not.toMatch(KEY);
    expect(subject).toContain('7');
    expect(subject).toContain('Lucka 1');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('name="viewport"');
  });
});

/** Where the food is, and whom to call. */
const PLACE = ['Götgatan 1', '116 46 Stockholm', '08-123'];

describe.each(SPECIFIED_LANGUAGES)('a receipt, in %s', (language) => {
  it("shows items, total and time in the language's format, and nothing else", async () => {
    const { text, html } = await receiptIn(language);
    const { money, noon } = WRITTEN[language];
    const data = [
      ...sentencesIn(language),
      ...taxIn(language),
      'Lucka 1',
      noon,
      money,
      '2 × Kaffe',
      'Mjölk',
      ...PLACE,
    ];
    expect(shownWords(html).filter((words) => !data.includes(words))).toEqual([]);
    expect(shownWords(html)).toEqual(expect.arrayContaining([noon, money]));
    expect(plain(text)).toContain(`${textsIn(language)['receipt.total']} ${money}`);
    expect(plain(text)).toContain(noon);
    for (const said of taxIn(language)) expect(plain(text)).toContain(said);
  });
});

describe('what is mailed', () => {
  it('has words of each language', async () => {
    const subjects = await Promise.all(
      LANGUAGES.map(async (language) => (await emailsIn(language)).map(({ subject }) => subject)),
    );
    expect(new Set(subjects.flat()).size).toBe(7 * LANGUAGES.length);
  });

  it('formats money and dates by language', async () => {
    const { text } = await receiptIn('ru');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      ['Заказ 7', 'Lucka 1', ...PLACE, '21 ноября 2026 г. в 12:00'].join('\n'),
    );
    expect(text.replaceAll('\u00a0', ' ')).toContain('Итого 51,00 kr');
  });

  it('says when the food is ready, while that is ahead [DEC-95]', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
    await texts.load('sv');
    const order = { ...anOrder('sv'), status: 'added', readyAt: addMs(NOON, 1_500_000) } as const;
    const at = (now: Instant, different: Partial<StoredOrder> = {}) =>
      receiptMail({ ...order, ...different }, texts, {
        chainName: undefined,
        at: now,
        money: MONEY,
        shop: SHOP,
        link: undefined,
      }).text;
    expect(at(NOON)).toContain('\nKlart omkring 12:25\n');
    expect(at(NOON, { orderType: 'DineInPlace' })).toContain('\nVid ditt bord omkring 12:25\n');
    expect(at(order.readyAt)).not.toContain('12:25');
    expect(at(NOON, { status: 'done' })).not.toContain('12:25');
    expect(at(NOON, { readyAt: undefined })).not.toContain('omkring');
  });

  it('has the address and the phone number of the shop [PAIN-65]', async () => {
    expect((await receiptIn('sv')).text).toContain('\nGötgatan 1\n116 46 Stockholm\n08-123\n');
  });

  it("shows the shop's local time", async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
    await texts.load('sv');
    const { text } = receiptMail({ ...anOrder('sv'), timeZone: 'Europe/Helsinki' }, texts, {
      chainName: undefined,
      at: NOON,
      money: MONEY,
      shop: SHOP,
      link: undefined,
    });
    expect(text).toContain('21 november 2026 kl. 13:00');
  });

  it('names the dishes in the language of the order', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
    await texts.load('fi');
    const order = anOrder('fi');
    const translations = { description: [{ language: 'fi', text: 'Kahvi' }] };
    const { text } = receiptMail(
      { ...order, items: order.items.map((item) => ({ ...item, translations })) },
      texts,
      { chainName: undefined, at: NOON, money: MONEY, shop: SHOP, link: undefined },
    );
    expect(text).toContain('2 × Kahvi');
  });

  it.each([
    [
      'what a dish contains',
      { allergens: ['Gluten', 'milk', 'pollen'], isComplete: true, diets: [] },
      'Innehåller gluten, mjölk och pollen.',
    ],
    [
      'that something is not declared, besides what is known',
      { allergens: ['milk'], isComplete: false, diets: undefined },
      'Innehåller mjölk. Allt är inte angivet, så fråga personalen om du är allergisk.',
    ],
    [
      'that nothing is declared',
      { allergens: [], isComplete: false, diets: undefined },
      'Allergener är inte angivna. Fråga personalen om du är allergisk.',
    ],
    [
      'that nothing of the list is in it',
      { allergens: [], isComplete: true, diets: [] },
      'Innehåller inget av de 14 ämnen som måste anges som allergener.',
    ],
  ])('says below its choices %s [DEC-120, DEC-123]', async (_, contents, expected) => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchMailCatalogue);
    await texts.load('sv');
    const order = anOrder('sv');
    const items = order.items.map((item) => ({ ...item, contents }));
    const surroundings = { chainName: undefined, at: NOON, money: MONEY, shop: SHOP, link: undefined };
    const mail = receiptMail({ ...order, items }, texts, surroundings);
    expect(mail.text).toContain(`\n    Mjölk\n    ${expected}\n`);
    expect(mail.html).toContain(expected);
    const before = receiptMail(order, texts, surroundings);
    expect(before.text).not.toMatch(/Innehåller|Allergener/);
  });
});
