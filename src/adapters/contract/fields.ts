import '@/adapters/contract/without-eval';

import * as z from 'zod/mini';

import type { Currency } from '@/domain/menu/menu';
import { type Amount, parseAmount, toDecimal } from '@/domain/shared/amount';
import { formatInstant, type Instant, parseInstant } from '@/domain/shared/instant';
import { oneLine } from '@/domain/shared/one-line';
import type { TranslatedText, Translations } from '@/domain/shared/translated-text';

/** Reads `Wire` as `Value`, and writes `Value` as `Wire`. */
export type Codec<Value, Wire = unknown> = z.ZodMiniType<Value, Wire>;

/** A value in two forms. `parse` returns undefined for what cannot be read. */
export const converted = <Wire, Value>(
  wire: Codec<Wire, Wire>,
  parse: (value: Wire) => Value | undefined,
  write: (value: Value) => Wire,
): z.ZodMiniCodec<Codec<Wire, Wire>, Codec<Value, Value>> =>
  z.codec(wire, z.custom<Value>(), {
    decode: (value, { issues }) => {
      const read = parse(value);
      if (read !== undefined) return read;
      issues.push({ code: 'custom', input: value, message: 'Invalid input' });
      return z.NEVER;
    },
    encode: write,
  });

/** A value that its own constructor parses, and that is written as it is. */
export const branded = <Wire, Value extends Wire>(
  wire: Codec<Wire, Wire>,
  parse: (value: Wire) => Value | undefined,
): z.ZodMiniCodec<Codec<Wire, Wire>, Codec<Value, Value>> =>
  converted<Wire, Value>(wire, parse, (value) => value);

/** Fields that a server may send as null or omit; both mean that there is none. */
export const maybe = <Schema extends z.core.SomeType>(schema: Schema) => z.optional(z.nullable(schema));

type Maybe<Value, Wire> = z.ZodMiniOptional<z.ZodMiniNullable<Codec<Value, Wire>>>;

/** A field that reads as the fallback where it is null or absent. */
export const absentAs = <Value, Wire>(
  schema: Codec<Value, Wire>,
  fallback: Value,
): z.ZodMiniCodec<Maybe<Value, Wire>, Codec<Value, Value>> =>
  z.codec(maybe(schema), z.custom<Value>(), {
    decode: (value) => value ?? fallback,
    encode: (value) => value,
  });

/** A field that reads as undefined where it is null or absent. */
export const orUndefined = <Value, Wire>(schema: Codec<Value, Wire>) =>
  absentAs<Value | undefined, Wire>(schema, undefined);

/** Where the server need not send a text, no text is an empty one. */
export const text = absentAs(z.string(), '');

/** A text that a person wrote, as one line; not empty. */
export const writtenLine = (maxChars: number) =>
  z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(maxChars));

export const list = <Value, Wire>(entry: Codec<Value, Wire>): Codec<readonly Value[], readonly Wire[]> =>
  z.array(entry);

/** A list in which `tolerant` may leave a hole for an unreadable entry. */
export const lenientEntries = <Value, Wire>(
  entry: Codec<Value, Wire>,
): Codec<readonly Value[], readonly (Wire | undefined)[]> =>
  z.codec(list(z.optional(entry)), z.custom<readonly Value[]>(), {
    decode: (entries) => entries.filter((value) => value !== undefined),
    encode: (entries) => entries,
  });

/** One of the names, in any case. Source: DEC-44. */
export function anyCase<Name extends string>(
  names: readonly Name[],
  write: (name: Name) => string = (name) => name,
): z.ZodMiniCodec<Codec<string, string>, Codec<Name, Name>> {
  const written = z.string().check(z.regex(new RegExp(`^(?:${names.map(write).join('|')})$`, 'i')));
  const parse = (value: string) => names.find((name) => name.toLowerCase() === value.toLowerCase());
  return converted(written, parse, write);
}

/** Money on the wire: a decimal number of the currency's unit, at most four decimals. */
export const money = converted<number, Amount>(z.number(), parseAmount, toDecimal);

export const currency: Codec<Currency, Currency> = z.object({ name: z.string(), symbol: z.string() });

/** ISO 8601 with offset. */
export const time = converted<string, Instant>(z.iso.datetime({ offset: true }), parseInstant, formatInstant);

/** One text in several languages. Source: spec §3 Translated text field. */
export const translatedText: Codec<TranslatedText, TranslatedText> = z.array(
  z.object({ language: z.string(), text: z.string() }),
);

/** {field name: list of {language, text}}. */
export const translations: Codec<Translations, Translations> = z.record(z.string(), translatedText);

/** Translated fields, which a server need not send. */
export const i18n = absentAs(translations, {});
