import type { Catalogue, CataloguePart } from '@/adapters/i18n/catalogue-part';
import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { KeyOf, TextKey } from '@/adapters/i18n/text-key';
import type mail from '@locales/en/mail.json';
import type { Language } from '@/domain/shared/language';

type MailTextKey = KeyOf<typeof mail>;

/** Texts by their whole key, as `home.header`. */
export type Texts = Readonly<Record<TextKey | StaffTextKey | MailTextKey, string>>;

const FILES = import.meta.glob<Catalogue>('/locales/*/{first,rest,legal,staff,mail}.json', {
  eager: true,
  import: 'default',
});

/** One part of a language, as its file nests it; `staff` is that of the staff's screens, `mail` that of e-mails. */
export function partOf(language: Language, part: CataloguePart | 'staff' | 'mail'): Catalogue {
  const file = FILES[`/locales/${language}/${part}.json`];
  if (file === undefined) throw new Error(`There is no locales/${language}/${part}.json.`);
  return file;
}

/** The texts of a part by their whole key. */
export const flatten = (catalogue: Catalogue, stem = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, text]) =>
      typeof text === 'string' ? [[stem + key, text]] : Object.entries(flatten(text, `${stem}${key}.`)),
    ),
  );

const known = new Map<Language, Texts>();

/** All texts of a language. That each has the keys of the type is shown by test/adapters/i18n/catalogues.test.ts. */
export function textsIn(language: Language): Texts {
  const texts =
    known.get(language) ??
    ({
      ...flatten(partOf(language, 'first')),
      ...flatten(partOf(language, 'rest')),
      ...flatten(partOf(language, 'legal')),
      ...flatten(partOf(language, 'staff')),
      ...flatten(partOf(language, 'mail')),
    } as Texts);
  known.set(language, texts);
  return texts;
}

export const sv = textsIn('sv');
export const en = textsIn('en');
