import { describe, expect, it } from 'vitest';

import type { Language } from '@/domain/shared/language';
import { DEMONSTRATION_PEOPLE } from '@demo/login-provider/demonstration-people';
import { loginTexts } from '@demo/login-provider/login-texts';
import { loginPage } from '@demo/login-provider/login-page';
import { mailboxPage, missingMailPage } from '@demo/mailbox/mailbox-page';
import { mailboxTexts } from '@demo/mailbox/mailbox-texts';
import { endedPage, paymentPage } from '@demo/payment-provider/payment-page';
import { pageTexts } from '@demo/payment-provider/page-texts';
import type { ProviderSession } from '@api/payments/provider-ledger';
import { EMPTY_CARD_FORM } from '@demo/payment-provider/card-form';
import { TEST_CARD_NUMBERS } from '@demo/payment-provider/test-cards';
import { amount } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';
import { SPECIFIED_LANGUAGES, type SpecifiedLanguage } from '@test/support/specified-languages';
import { shownWords } from '@test/support/shown-words';

const NOON = moment('2026-11-21T12:00:00+01:00');

const session = (language: Language): ProviderSession => ({
  reference: 'reference',
  key: 'key',
  amount: amount('25.50'),
  currency: 'SEK',
  status: 'created',
  returnUrl: 'https://lucka.example/',
  page: { language, shopName: 'Lucka 1', orderNumber: '7', symbol: 'kr' },
  pendingUntil: undefined,
  createdAt: NOON,
});

const MAIL = {
  name: '2026-11-21T11-00-00-000Z-AAAAAAAA',
  to: 'me@example.com',
  subject: 'Subject',
  sentAt: NOON,
};

/** How each language writes 25.50 kr, and noon in Stockholm. */
const WRITTEN: Readonly<Record<SpecifiedLanguage, { readonly money: string; readonly noon: string }>> = {
  sv: { money: '25,50 kr', noon: '21 nov. 2026 12:00:00' },
  en: { money: 'kr 25.50', noon: '21 Nov 2026, 12:00:00' },
  fi: { money: '25,50 kr', noon: '21.11.2026 klo 12.00.00' },
  no: { money: '25,50 kr', noon: '21. nov. 2026, 12:00:00' },
  ru: { money: '25,50 kr', noon: '21 нояб. 2026 г., 12:00:00' },
};

describe.each(SPECIFIED_LANGUAGES)('the pages of other companies in the demonstration, in %s', (language) => {
  const others = SPECIFIED_LANGUAGES.filter((other) => other !== language);
  const sentencesOf = (texts: object): readonly string[] =>
    Object.values(texts).filter((text) => text.split(' ').length > 3);

  it('say everything in that language, without shouting', () => {
    for (const textsIn of [pageTexts, loginTexts, mailboxTexts]) {
      const texts = Object.values(textsIn(language));
      expect(texts.filter((text) => text.trim() === '' || text.includes('!'))).toEqual([]);
      const borrowed = sentencesOf(textsIn(language)).filter((sentence) =>
        others.some((other) => sentencesOf(textsIn(other)).includes(sentence)),
      );
      expect(borrowed).toEqual([]);
    }
  });

  it('name their language, for who listens to them', () => {
    for (const page of [paymentPage(session(language)), endedPage(session(language)), loginPage(language)]) {
      expect(page).toContain(`<html lang="${language}">`);
    }
  });

  it('ask for the money and tell what is wrong', () => {
    const page = paymentPage(session(language), { ...EMPTY_CARD_FORM, card: 'other' }, ['number']);
    const { pay, cards, numberError } = pageTexts(language);
    for (const text of [pay, cards, numberError]) expect(page).toContain(text);
  });

  /** What a page shows beside its texts and the given data. */
  const strangeOn = (page: string, texts: object, ...data: readonly string[]): readonly string[] =>
    shownWords(page).filter((words) => ![...Object.values(texts), ...data].includes(words));

  it('show nothing beside these texts, and money as the language writes it', () => {
    const texts = pageTexts(language);
    const { money } = WRITTEN[language];
    const data = ['Lucka 1', '7', money, `${texts.pay} ${money}`, ...Object.values(TEST_CARD_NUMBERS)];
    const wrong = paymentPage(session(language), { ...EMPTY_CARD_FORM, card: 'other' }, [
      ...['number' as const, 'expiry' as const, 'cvc' as const],
    ]);
    for (const page of [paymentPage(session(language)), wrong, endedPage(session(language))]) {
      expect(strangeOn(page, texts, ...data)).toEqual([]);
    }
    expect(shownWords(paymentPage(session(language)))).toContain(`${texts.pay} ${money}`);
    const people = DEMONSTRATION_PEOPLE.flatMap((person) => [
      `${person.firstName} ${person.lastName}`,
      person.email ?? '',
    ]);
    expect(strangeOn(loginPage(language), loginTexts(language), ...people)).toEqual([]);
  });

  it('have a mailbox with the hour at the chain', () => {
    const texts = mailboxTexts(language);
    const { noon } = WRITTEN[language];
    const page = mailboxPage([MAIL], language);
    expect(strangeOn(page, texts, MAIL.subject, `${texts.to} ${MAIL.to}`, noon)).toEqual([]);
    expect(shownWords(page)).toContain(noon);
    expect(shownWords(mailboxPage([], language))).toContain(texts.empty);
    expect(strangeOn(missingMailPage(language), texts)).toEqual([]);
    expect(missingMailPage(language)).toContain('href="/demo-mail/"');
  });
});

describe('the pages of other companies in the demonstration', () => {
  it('are in English where they do not know the language', () => {
    expect([pageTexts('de'), loginTexts('de'), mailboxTexts('de')]).toEqual([
      pageTexts('en'),
      loginTexts('en'),
      mailboxTexts('en'),
    ]);
  });
});
