import * as z from 'zod/mini';

import { branded, type Codec } from '@/adapters/contract/fields';
import { type Amount, amountOfUnits } from '@/domain/shared/amount';
import { type Instant, instant } from '@/domain/shared/instant';
import { LANGUAGES } from '@/domain/shared/language';
import { WEEKDAYS } from '@/domain/shop/opening-hours';

/** A field that is easily replaced: an unreadable one becomes the fallback. */
export const orElse = <Value>(schema: Codec<Value>, fallback: Value): Codec<Value> =>
  z.catch(schema, () => fallback);

/** The readable entries of a list. */
export const readableEntries = <Value>(entry: Codec<Value>): Codec<readonly Value[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((each) => {
        const read = z.safeParse(entry, each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** Whole 1/10 000 of the currency's unit. */
export const amount = branded<number, Amount>(z.int(), amountOfUnits);

/** The years 1970 to 9999, which a date can represent. */
const INSTANT_MAX_MS = 253_402_300_799_999;

/** Milliseconds since 1970. */
export const moment = branded<number, Instant>(
  z.int().check(z.minimum(0), z.maximum(INSTANT_MAX_MS)),
  instant,
);

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

/** In minutes, unlike on the wire. */
export const openingHours = z.object({
  ...{ dayOfWeek: z.enum(WEEKDAYS), opens: minuteOfDay, closes: minuteOfDay },
});

export const language = z.enum(LANGUAGES);
