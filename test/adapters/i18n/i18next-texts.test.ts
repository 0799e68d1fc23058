import { describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';

const RUSSIAN = {
  'x.orders_one': '{{count}} заказ',
  'x.orders_few': '{{count}} заказа',
  'x.orders_many': '{{count}} заказов',
  'x.orders_other': '{{count}} заказа',
};

describe('I18nextTexts', () => {
  it('uses the requested language once it is loaded', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
    expect(await texts.load('sv')).toBe(true);
    expect(texts.text('sv', 'offline.button')).toBe('Försök igen');
  });

  it('inserts values without markup', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
    await texts.load('en');
    expect(texts.text('en', 'footer.version', { version: '<1> & {{x}} $t(loader.generic)' })).toBe(
      'Version <1> & {{x}} $t(loader.generic)',
    );
  });

  it('ignores options in values', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
    await texts.load('sv');
    await texts.load('en');
    expect(texts.text('sv', 'offline.button', { lng: 'en', context: 'x' })).toBe('Försök igen');
  });

  it('chooses the plural form by the language', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), (language) =>
      Promise.resolve(
        language === 'ru'
          ? RUSSIAN
          : { 'x.orders_one': '{{count}} ordre', 'x.orders_other': '{{count}} ordrer' },
      ),
    );
    await texts.load('ru');
    await texts.load('no');
    const russian = [1, 2, 5, 21].map((count) => texts.text('ru', 'x.orders', { count }));
    expect(russian).toEqual(['1 заказ', '2 заказа', '5 заказов', '21 заказ']);
    expect(texts.text('no', 'x.orders', { count: 1 })).toBe('1 ordre');
  });

  it('falls back to English, then to the key [PROD-18]', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), (language) =>
      Promise.resolve(language === 'en' ? { greeting: 'Hello' } : {}),
    );
    await texts.load('sv');
    await texts.load('en');
    expect(texts.text('sv', 'greeting')).toBe('Hello');
    expect(texts.text('sv', 'nothing')).toBe('nothing');
  });

  it('returns false, logs and falls back to English where a catalogue cannot be loaded', async () => {
    const reporter = new RecordingFailureReporter();
    const texts = new I18nextTexts(reporter, (language) =>
      language === 'en' ? Promise.resolve({ greeting: 'Hello' }) : Promise.reject(new Error('no chunk')),
    );
    expect(await texts.load('fi')).toBe(false);
    expect(texts.text('fi', 'greeting')).toBe('Hello');
    expect(reporter.logged).toMatchObject([
      { id: 'lucka:texts-not-loaded', message: 'fi first: Error: no chunk' },
      { id: 'lucka:texts-not-loaded', message: 'fi rest: Error: no chunk' },
    ]);
  });

  it("loads home's texts alone, and the rest on demand", async () => {
    const fetched: string[] = [];
    const texts = new I18nextTexts(new RecordingFailureReporter(), (_, part) => {
      fetched.push(part);
      return Promise.resolve({ [`${part}.key`]: part });
    });
    expect(await texts.loadFirst('sv')).toBe(true);
    expect(fetched).toEqual(['first']);
    expect(await texts.load('sv')).toBe(true);
    expect(fetched).toEqual(['first', 'rest']);
    expect([texts.text('sv', 'first.key'), texts.text('sv', 'rest.key')]).toEqual(['first', 'rest']);
  });

  it('loads each part once, and again after a failure', async () => {
    const fetched: string[] = [];
    const texts = new I18nextTexts(new RecordingFailureReporter(), (language, part) => {
      fetched.push(`${language} ${part}`);
      return fetched.length === 1
        ? Promise.reject(new Error('lost'))
        : Promise.resolve({ greeting: language });
    });
    await texts.load('en');
    await texts.load('en');
    await texts.load('en');
    expect(fetched).toEqual(['en first', 'en rest', 'en first']);
  });

  it('reports which keys exist, also those with plural forms', async () => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
    await texts.load('sv');
    expect(['loader.generic', 'navbar.orders', 'no.such'].map((key) => texts.has(key))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
