import type { first } from '@/adapters/texts/sv/first';
import type { legal } from '@/adapters/texts/sv/legal';
import type { rest } from '@/adapters/texts/sv/rest';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPluralForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Every text of the product; a key with plural forms is named without them. */
export type TextKey = WithoutPluralForm<keyof typeof first | keyof typeof rest | keyof typeof legal>;
