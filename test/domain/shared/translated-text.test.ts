import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FALLBACK_LANGUAGE } from '@/domain/shared/language';
import { textIn, translate, type Translations } from '@/domain/shared/translated-text';
import { someLanguage, someTranslations } from '@test/support/arbitraries/some-text';

const SOUP: Translations = {
  description: [
    { language: 'en', text: 'Soup' },
    { language: 'sv', text: 'Soppa' },
    { language: 'fi', text: '  ' },
  ],
  text: [{ language: 'ru', text: 'Суп дня' }],
};

describe('translate', () => {
  it('returns a text by field and language [ENT-28, ENT-29, PROD-19]', () => {
    expect(translate(SOUP, 'description', 'sv', 'fallback')).toBe('Soppa');
  });

  it('falls back to English where the language is missing [PROD-18, ENT-29]', () => {
    expect(translate(SOUP, 'description', 'no', 'fallback')).toBe('Soup');
  });

  it('falls back to English where the text is blank [PROD-18]', () => {
    expect(translate(SOUP, 'description', 'fi', 'fallback')).toBe('Soup');
  });

  it('returns the fallback string where there is no English either [ENT-29]', () => {
    expect(translate(SOUP, 'text', 'sv', 'fallback')).toBe('fallback');
    expect(translate(SOUP, 'name', 'sv', 'fallback')).toBe('fallback');
  });

  it.each(['__proto__', 'constructor', 'toString'])('returns no field of the prototype: %s', (field) => {
    expect(translate({}, field, 'sv', 'fallback')).toBe('fallback');
  });

  it('returns a field that is called __proto__ when the data has one', () => {
    const odd: Translations = JSON.parse('{"__proto__":[{"language":"sv","text":"Udda"}]}');
    expect(translate(odd, '__proto__', 'sv', 'fallback')).toBe('Udda');
  });

  it('uses the first of two texts in one language', () => {
    const twice: Translations = {
      name: [
        { language: 'sv', text: '' },
        { language: 'sv', text: 'Ett' },
        { language: 'sv', text: 'Två' },
      ],
    };
    expect(translate(twice, 'name', 'sv', 'fallback')).toBe('Ett');
  });

  it('is never blank, and never in another language than the chosen one or English', () => {
    fc.assert(
      fc.property(someTranslations('name', 'text'), someLanguage(), (translations, language) => {
        const said = translate(translations, 'name', language, 'fallback');
        const allowed = (translations['name'] ?? [])
          .filter((entry) => entry.language === language || entry.language === FALLBACK_LANGUAGE)
          .map((entry) => entry.text);
        expect(said.trim()).not.toBe('');
        expect([...allowed, 'fallback']).toContain(said);
      }),
    );
  });
});

describe('textIn', () => {
  it('returns the text of exactly the requested language [ENT-30, PROD-20]', () => {
    expect(textIn(SOUP['description'], 'sv')).toBe('Soppa');
    expect(textIn(SOUP['description'], 'no')).toBeUndefined();
    expect(textIn(undefined, 'sv')).toBeUndefined();
  });
});
