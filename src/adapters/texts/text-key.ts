import type { sv } from '@/adapters/texts/sv';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPluralForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Every text of the product; a key with plural forms is named without them. */
export type TextKey = WithoutPluralForm<keyof typeof sv>;
