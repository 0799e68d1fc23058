import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { CataloguePart } from '@/adapters/i18n/catalogue-part';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import { formatLocale, LANGUAGES, type Language } from '@/domain/shared/language';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import { en, flatten, partOf, textsIn } from '@test/support/catalogues';

type Texts = Readonly<Record<string, string>>;

/** The sources with texts on a first visit to home, before the other texts are loaded. */
const FIRST_SPEAKERS = [
  'src/ui/app',
  'src/ui/shell',
  'src/ui/screens/home',
  'src/ui/screens/offline',
  'src/ui/components/search-box.tsx',
  'src/ui/components/shop-status.tsx',
];
/** The basket panel is not on home; what the deferred part loads has all texts; a page of a menu brings its own. */
const LATER_SPEAKERS =
  /\/(basket|consent|member|order-news)\/|\/(membership-card|update-banner|page-acts|page-basket-view|page-dish-acts|page-dish-view)/;

const PLURAL = /_(zero|one|two|few|many|other)$/;

const stem = (key: string): string => key.replace(PLURAL, '');
const stems = (texts: Texts): readonly string[] => [...new Set(Object.keys(texts).map(stem))].sort();
const keysOf = (language: Language, part: CataloguePart | 'staff' | 'mail'): readonly string[] =>
  stems(flatten(partOf(language, part)));
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

/** Valid for any number, or for numbers too small to be counted. */
const NUMBERLESS = ['home.runningOrders', 'basket.added', 'article.dropped'];

/** For the author of a text: it must exist in all languages, in the same part of each. */
const WHAT_TO_DO = (language: Language): string =>
  `Write the texts that differ in locales/${language}, where the English ones stand in locales/en.`;

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const texts: Texts = textsIn(language);

  it('has the same keys in each part as the English one, and each key in one part alone', () => {
    const parts = ['first', 'rest', 'legal', 'staff', 'mail'] as const;
    for (const part of parts) {
      const [ours, wanted] = [keysOf(language, part), keysOf('en', part)];
      const differing = {
        missing: wanted.filter((key) => !ours.includes(key)),
        surplus: ours.filter((key) => !wanted.includes(key)),
      };
      expect(differing, WHAT_TO_DO(language)).toEqual({ missing: [], surplus: [] });
    }
    const all = parts.flatMap((part) => Object.keys(flatten(partOf(language, part))));
    expect(all.length).toBe(new Set(all).size);
  });

  it('has a text for every notice of the domain [ERR-11, ERR-13, ERR-14, ERR-16, ERR-17, ERR-18, ERR-19]', () => {
    expect(NOTICE_KEYS.filter((key) => !stems(texts).includes(key))).toEqual([]);
  });

  it('names every order type [ENT-33, ENT-34]', () => {
    const named = [
      ...ORDER_TYPES.map(
        (orderType) => `orderType.${orderType.charAt(0).toLowerCase()}${orderType.slice(1)}`,
      ),
    ];
    expect(named.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  it('puts the same values in as the English one', () => {
    const valuesOf = (catalogue: Texts, wanted: string): readonly string[] => [
      ...new Set(
        Object.entries(catalogue)
          .filter(([key]) => stem(key) === wanted)
          .flatMap(([, text]) => placeholders(text)),
      ),
    ];
    const differing = stems(en).filter((key) => valuesOf(texts, key).join() !== valuesOf(en, key).join());
    expect(differing, WHAT_TO_DO(language)).toEqual([]);
  });

  it('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(formatLocale(language)).resolvedOptions().pluralCategories;
    const counted = Object.keys(texts)
      .filter((key) => PLURAL.test(key))
      .map(stem);
    const missing = counted.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((key) => !Object.hasOwn(texts, key)),
    );
    expect(missing, WHAT_TO_DO(language)).toEqual([]);
  });

  it('has no other plural form', () => {
    const forms = new Intl.PluralRules(formatLocale(language)).resolvedOptions().pluralCategories;
    const odd = Object.keys(texts).filter(
      (key) => !forms.some((form) => key.replace(PLURAL, `_${form}`) === key),
    );
    expect(odd.filter((key) => PLURAL.test(key))).toEqual([]);
  });

  it('contains the number in each form for several numbers', () => {
    const rules = new Intl.PluralRules(formatLocale(language));
    const numbers = Array.from({ length: 200 }, (_, number) => number + 1);
    const standsForMany = (form: string): boolean =>
      numbers.filter((number) => rules.select(number) === form).length > 1;
    const silent = Object.keys(texts).filter((key) => {
      const form = PLURAL.exec(key)?.[1];
      if (form === undefined || !standsForMany(form) || NUMBERLESS.includes(stem(key))) return false;
      return !placeholders(texts[key] ?? '').includes('count');
    });
    expect(silent).toEqual([]);
  });

  it('repeats no sentence of another language', () => {
    // Swedish and Norwegian have some texts in common.
    const kin = ['sv', 'no'];
    const isOther = (other: Language): boolean =>
      other !== language && !(kin.includes(language) && kin.includes(other));
    const others = LANGUAGES.filter(isOther).map((other): Texts => textsIn(other));
    const isSentence = (text: string): boolean =>
      text
        .replaceAll(/\{\{\w+\}\}/g, '')
        .trim()
        .split(' ').length > 2;
    const borrowed = Object.entries(texts).filter(
      ([key, text]) => isSentence(text) && others.some((other) => other[key] === text),
    );
    expect(borrowed).toEqual([]);
  });

  it('has no blank text and no capitals throughout', () => {
    const odd = Object.entries(texts).filter(([, text]) => text.trim() === '' || text.includes('!'));
    expect(odd).toEqual([]);
  });
});

describe('the catalogues', () => {
  it.each([
    ['en', /once this dish is done|could not be made|\bwish/i],
    ['sv', /varukorg|timmar och en gång|Ej ansluten|önskemål/i],
    ['fi', /kun tämä annos on valmis|Ei yhteyttä|toive|Valmis ehdotus/i],
    ['no', /attåt|Ikke tilkoblet|spar(e[rt]?)? på|ønske/i],
    ['ru', /карта участника|Касса$|Не на связи|24 часа и один раз|пожелани[яй]:/i],
  ] as const)('say nothing that readers took amiss: %s', (language, words) => {
    const found = Object.entries(textsIn(language)).filter(([, text]) => words.test(text));
    expect(found).toEqual([]);
  });
});

describe('the English catalogue', () => {
  it('has the texts quoted by the specification [ERR-08, ERR-10, ERR-12, HAND-04, VAL-03, VAL-09, API-27]', () => {
    expect([
      en['error.server'],
      en['error.validation'],
      en['error.account.DuplicateUserName'],
      en['error.receipt'],
      en['validation.spotRequired'],
      en['language.notConfigured'],
      en['error.notAuthenticated'],
    ]).toEqual([
      'There were a server error, please try again.',
      'One or more validation errors occurred',
      'An account with this email already exists.',
      'Failed to send the receipt via email, please try again.',
      'Please select a delivery spot before proceeding.',
      'No languages has been configured.',
      'Not authenticated',
    ]);
  });
});

describe('the first part of the catalogues', () => {
  it('has all texts of home and the frame', () => {
    const later = new Set([...keysOf('en', 'rest'), ...keysOf('en', 'legal')]);
    const early = FIRST_SPEAKERS.flatMap(sourcesOf).filter((file) => !LATER_SPEAKERS.test(file));
    const said = early.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([\w.-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(said).toContain('home.header');
    expect(said.filter((key) => later.has(key))).toEqual([]);
  });
});

const sourcesOf = (place: string): readonly string[] =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${place}/${name}`);
