import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  formatLocale,
  type Language,
  languageName,
  LANGUAGES,
  parseLanguage,
} from '@/domain/shared/language';
import { SPECIFIED_LANGUAGES } from '@test/support/specified-languages';

/** A folder that is added to `locales/` adds a language to these. */
const SPECIFIED: readonly Language[] = SPECIFIED_LANGUAGES;

describe('LANGUAGES', () => {
  it('are Swedish, Finnish, English, Russian and Norwegian, offered in this order [PROD-16]', () => {
    expect(LANGUAGES.filter((language) => SPECIFIED.includes(language))).toEqual(SPECIFIED);
  });

  it('start in Swedish and fall back to English [PROD-17, PROD-18]', () => {
    expect(DEFAULT_LANGUAGE).toBe('sv');
    expect(FALLBACK_LANGUAGE).toBe('en');
  });
});

describe('parseLanguage', () => {
  it.each(['no', 'nb', 'nn', 'nb-NO', 'nn-NO', 'no-NO', 'NB_no', ' nb '])(
    'never shows English to a Norwegian because of a code: %j',
    (tag) => {
      expect(parseLanguage(tag)).toBe('no');
    },
  );

  it.each([
    ['sv', 'sv'],
    ['SV-se', 'sv'],
    ['sv-FI', 'sv'],
    ['en-US', 'en'],
    ['fi_FI', 'fi'],
    ['ru-Cyrl-RU', 'ru'],
  ])('parses %s as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  it.each(['', '-', 'xx', 'norsk', 'svenska', 'nob', '__proto__'])('rejects %j', (tag) => {
    expect(parseLanguage(tag)).toBeUndefined();
  });
});

describe('languageName', () => {
  it('is the name in the language itself', () => {
    expect(SPECIFIED.map(languageName)).toEqual(['Svenska', 'Suomi', 'English', 'Русский', 'Norsk']);
  });

  it('is the code of an unsupported language', () => {
    expect(languageName('xx')).toBe('xx');
  });
});

describe('formatLocale', () => {
  it('is the code of an unsupported language', () => {
    expect(formatLocale('xx')).toBe('xx');
  });

  it.each([...LANGUAGES])('is one that Intl supports as %s itself', (language) => {
    const resolved = new Intl.NumberFormat(formatLocale(language)).resolvedOptions().locale;
    expect(parseLanguage(resolved)).toBe(language);
  });

  it('counts hours to 24 in every language', () => {
    for (const language of LANGUAGES) {
      const format = new Intl.DateTimeFormat(formatLocale(language), { hour: 'numeric', timeZone: 'UTC' });
      expect(format.resolvedOptions().hourCycle).toBe('h23');
    }
  });
});
