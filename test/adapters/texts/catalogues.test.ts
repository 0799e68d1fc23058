import { describe, expect, it } from 'vitest';

import { en } from '@/adapters/texts/en';
import { sv } from '@/adapters/texts/sv';
import { NOTICE_KEYS } from '@/domain/notice/notice-keys';
import { LANGUAGES } from '@/domain/shared/language';
import { ORDER_TYPES, orderTypeLabelKey } from '@/domain/settings/order-type';

type Texts = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<string, { readonly tag: string; readonly texts: Texts }>> = {
  sv: { tag: 'sv', texts: sv },
  en: { tag: 'en', texts: en },
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

const stem = (key: string): string => key.replace(PLURAL, '');
const stems = (texts: Texts): readonly string[] => [...new Set(Object.keys(texts).map(stem))].sort();
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

describe.each(Object.entries(CATALOGUES))('the catalogue %s', (_, { tag, texts }) => {
  it('has the keys of the Swedish one, no more and no fewer', () => {
    expect(stems(texts)).toEqual(stems(sv));
  });

  it('has a text for every notice that the domain may say [ERR-11, ERR-13, ERR-14, ERR-16, ERR-17, ERR-18, ERR-19]', () => {
    expect(NOTICE_KEYS.filter((key) => !stems(texts).includes(key))).toEqual([]);
  });

  it('names every order type and every language', () => {
    const named = [
      ...ORDER_TYPES.map((orderType) => `orderType.${orderTypeLabelKey(orderType)}`),
      ...LANGUAGES.map((language) => `language.${language}`),
    ];
    expect(named.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  it('puts the same values in as the Swedish one', () => {
    const swedish: Texts = sv;
    const valuesOf = (catalogue: Texts, wanted: string): readonly string[] => [
      ...new Set(
        Object.entries(catalogue)
          .filter(([key]) => stem(key) === wanted)
          .flatMap(([, text]) => placeholders(text)),
      ),
    ];
    const differing = stems(swedish).filter(
      (key) => valuesOf(texts, key).join() !== valuesOf(swedish, key).join(),
    );
    expect(differing).toEqual([]);
  });

  it('has every plural form that its language asks for', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const counted = Object.keys(texts)
      .filter((key) => PLURAL.test(key))
      .map(stem);
    const missing = counted.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((key) => !Object.hasOwn(texts, key)),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no text blank and shouts at nobody', () => {
    const odd = Object.entries(texts).filter(([, text]) => text.trim() === '' || text.includes('!'));
    expect(odd).toEqual([]);
  });
});

describe('the English catalogue', () => {
  it('says what the specification quotes [ERR-08, ERR-10, ERR-12, HAND-04, VAL-03, API-27]', () => {
    expect([
      en['error.server'],
      en['error.validation'],
      en['error.account.DuplicateUserName'],
      en['error.receipt'],
      en['validation.spotRequired'],
      en['language.notConfigured'],
    ]).toEqual([
      'There were a server error, please try again.',
      'One or more validation errors occurred',
      'An account with this email already exists.',
      'Failed to send the receipt via email, please try again.',
      'Please select a delivery spot before proceeding.',
      'No languages has been configured.',
    ]);
  });
});
