import '@/adapters/contract/without-eval';

import * as z from 'zod/mini';

import { type Amount, amountOfUnits } from '@/domain/shared/amount';
import { type Instant, instant } from '@/domain/shared/instant';
import { LANGUAGES } from '@/domain/shared/language';

/** A branded value, parsed by its own constructor. */
export const branded = <Input, Value>(
  input: z.ZodMiniType<Input>,
  parse: (value: Input) => Value | undefined,
): z.ZodMiniType<Value> =>
  z.pipe(
    input,
    z.transform((value, context): Value => {
      const parsed = parse(value);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: 'custom', input: value, message: 'not of this brand' });
      return z.NEVER;
    }),
  );

/** JSON has no `undefined`: an absent field is one. */
export const orUndefined = <Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | undefined> =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => value),
  );

/** A field that is easily replaced: an unreadable one becomes the fallback. */
export const orElse = <Value>(schema: z.ZodMiniType<Value>, fallback: Value): z.ZodMiniType<Value> =>
  z.catch(schema, () => fallback);

/** The readable entries of a list. */
export const readableEntries = <Value>(entry: z.ZodMiniType<Value>): z.ZodMiniType<readonly Value[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((each) => {
        const read = z.safeParse(entry, each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

export const amount: z.ZodMiniType<Amount> = branded(z.int(), amountOfUnits);

/** The years 1970 to 9999, which a date can represent. */
const INSTANT_MAX_MS = 253_402_300_799_999;

export const moment: z.ZodMiniType<Instant> = branded(
  z.int().check(z.minimum(0), z.maximum(INSTANT_MAX_MS)),
  instant,
);

export const language = z.enum(LANGUAGES);

export const translatedText = z.array(z.object({ language: z.string(), text: z.string() }));

export const translations = z.record(z.string(), translatedText);

export const currency = z.object({ name: z.string(), symbol: z.string() });
