import type first from '@locales/en/first.json';
import type legal from '@locales/en/legal.json';
import type rest from '@locales/en/rest.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPluralForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPluralForm<Key>
    : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/**
 * Every text of the product, `home.header` for `{ "home": { "header": … } }`; a key with plural forms is named without
 * their suffixes.
 */
export type TextKey = KeyOf<typeof first> | KeyOf<typeof rest> | KeyOf<typeof legal>;
