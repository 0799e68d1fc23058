import { describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/memory/recording-failure-reporter';
import { I18nextTexts } from '@/adapters/texts/i18next-texts';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { AccountMail } from '@api/accounts/account-mail';
import type { StoredOrder } from '@api/orders/stored-order';
import { receiptMail } from '@api/receipts/receipt-mail';
import { aNewOrder } from '@test/support/api/a-stored-order';
import { KeptMail } from '@test/support/api/kept-mail';

const ADDRESS = 'https://lucka.example/confirm-email?code=1';
const KEY = /\b(mail|receipt|product)\.\w/;

const anOrder = (language: Language): StoredOrder => ({
  ...aNewOrder({ language }),
  number: '7',
  status: 'added',
});

async function lettersIn(language: Language) {
  const mailer = new KeptMail();
  const mail = new AccountMail({ mailer, texts: new I18nextTexts(new RecordingFailureReporter()) });
  const to = { email: 'me@example.com', language };
  await mail.confirm(to, ADDRESS);
  await mail.confirmNewEmail(to, ADDRESS);
  await mail.reset(to, ADDRESS);
  await mail.tellPasswordChanged(to);
  await mail.tellEmailChanges(to, 'new@example.com');
  await mail.tellMember(to);
  await mail.tellDeleted(to);
  return mailer.sent;
}

async function receiptIn(language: Language) {
  const texts = new I18nextTexts(new RecordingFailureReporter());
  await texts.load(language);
  return receiptMail(anOrder(language), texts);
}

describe.each(LANGUAGES)('what is mailed, in %s', (language) => {
  it('has the text of each letter, and no key in its place', async () => {
    const letters = await lettersIn(language);
    expect(letters).toHaveLength(7);
    for (const { subject, text, html } of letters) {
      expect(`${subject}\n${text}`.replaceAll(ADDRESS, '')).not.toMatch(KEY);
      expect(html).toContain(`<html lang="${language}">`);
    }
  });

  it('leads with the link where there is one', async () => {
    const letters = await lettersIn(language);
    expect(letters.map(({ text }) => text.includes(ADDRESS))).toEqual([
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
  });
});

describe('what is mailed', () => {
  it('is said in words of each language', async () => {
    const subjects = await Promise.all(
      LANGUAGES.map(async (language) => (await lettersIn(language)).map(({ subject }) => subject)),
    );
    expect(new Set(subjects.flat()).size).toBe(7 * LANGUAGES.length);
  });

  it('counts money and days as the language does', async () => {
    const { text } = await receiptIn('ru');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Заказ 7\nLucka 1\n21 ноября 2026 г. в 12:00');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Итого 51,00 kr');
  });
});
