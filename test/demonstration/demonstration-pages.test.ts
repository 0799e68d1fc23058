import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '@/domain/shared/language';
import { LOGIN_TEXTS } from '@api/demonstration/login-provider/login-texts';
import { loginPage } from '@api/demonstration/login-provider/login-page';
import { MAILBOX_TEXTS } from '@api/demonstration/mailbox/mailbox-texts';
import { endedPage, paymentPage } from '@api/demonstration/payment-provider/payment-page';
import { pageTexts } from '@api/demonstration/payment-provider/page-texts';
import type { ProviderSession } from '@api/demonstration/payment-provider/provider-ledger';
import { EMPTY_CARD_FORM } from '@api/demonstration/payment-provider/card-form';
import { amount } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';

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

describe.each(LANGUAGES)('the pages of other companies in the demonstration, in %s', (language) => {
  const others = LANGUAGES.filter((other) => other !== language);
  const sentencesOf = (texts: object): readonly string[] =>
    Object.values(texts).filter((text) => text.split(' ').length > 3);

  it('say everything in that language, without shouting', () => {
    for (const textsIn of [
      pageTexts,
      (each: Language) => LOGIN_TEXTS[each],
      (each: Language) => MAILBOX_TEXTS[each],
    ]) {
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
});
