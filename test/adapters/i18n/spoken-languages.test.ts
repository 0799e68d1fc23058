import { beforeAll, describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { formatMoney } from '@/domain/shared/format-money';
import { formatLocale, LANGUAGES, type Language } from '@/domain/shared/language';
import { SPECIFIED_LANGUAGES } from '@test/support/specified-languages';
import { amount } from '@test/support/builders/ids';

const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);

beforeAll(async () => {
  await Promise.all(LANGUAGES.flatMap((language) => [texts.load(language), texts.loadLegal(language)]));
});

const counted = (language: Language, key: string, counts: readonly number[]): readonly string[] =>
  counts.map((count) => texts.text(language, key, { count, total: '10 kr', shopName: 'Lucka' }));

describe('a counted text', () => {
  it('depends on the last digits in Russian: one, few and many [PROD-16]', () => {
    expect(counted('ru', 'navbar.orders', [1, 2, 4, 5, 11, 12, 21, 22, 25])).toEqual([
      '1 заказ готовится',
      '2 заказа готовятся',
      '4 заказа готовятся',
      '5 заказов готовятся',
      '11 заказов готовятся',
      '12 заказов готовятся',
      '21 заказ готовится',
      '22 заказа готовятся',
      '25 заказов готовятся',
    ]);
    expect(counted('ru', 'basket.totalIs', [1, 3, 6])).toEqual([
      'Корзина: 1 позиция, 10 kr',
      'Корзина: 3 позиции, 10 kr',
      'Корзина: 6 позиций, 10 kr',
    ]);
  });

  it('uses the partitive in Finnish from two on [PROD-16]', () => {
    expect(counted('fi', 'basket.count', [0, 1, 2, 21])).toEqual([
      '0 tuotetta',
      '1 tuote',
      '2 tuotetta',
      '21 tuotetta',
    ]);
  });

  it('distinguishes one and several in Norwegian, Swedish and English [PROD-16]', () => {
    expect(counted('no', 'home.found', [1, 2])).toEqual(['1 restaurant passer', '2 restauranter passer']);
    expect(counted('sv', 'home.found', [1, 2])).toEqual(['1 restaurang passar', '2 restauranger passar']);
    expect(counted('en', 'home.found', [1, 2])).toEqual(['1 restaurant matches', '2 restaurants match']);
  });
});

describe('formats of Intl', () => {
  const inEach = (write: (language: Language) => string): readonly string[] =>
    SPECIFIED_LANGUAGES.map((language) => write(language).replaceAll(/[\u00a0\u202f]/g, ' '));

  it('are used for money [PROD-16]', () => {
    const money = (language: Language): string =>
      formatMoney(amount('1234.50'), { name: 'SEK', symbol: 'kr' }, language);
    expect(inEach(money)).toEqual([
      '1 234,50 kr',
      '1 234,50 kr',
      'kr 1,234.50',
      '1 234,50 kr',
      '1 234,50 kr',
    ]);
  });

  it('are used for days and times [PROD-16]', () => {
    const moment = (language: Language): string =>
      new Intl.DateTimeFormat(formatLocale(language), {
        timeZone: 'Europe/Stockholm',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date('2026-12-01T17:05:00Z'));
    expect(inEach(moment)).toEqual([
      '1 december kl. 18:05',
      '1. joulukuuta klo 18.05',
      '1 December at 18:05',
      '1 декабря в 18:05',
      '1. desember kl. 18:05',
    ]);
  });
});
