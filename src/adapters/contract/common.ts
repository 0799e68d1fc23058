import '@/adapters/contract/without-eval';

import * as z from 'zod/mini';

/** Fields that a server may send as null or omit; both mean that there is none. */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));

/** Source: spec §3 Translated text field. */
export const translatedTextDto = z.array(z.object({ language: z.string(), text: z.string() }));

/** {field name: list of {language, text}}. */
export const translationsDto = z.record(z.string(), translatedTextDto);

/** Money on the wire: a decimal number of the currency's unit, at most four decimals. */
export const moneyDto = z.number();

export const currencyDto = z.object({ name: z.string(), symbol: z.string() });

export type CurrencyDto = z.infer<typeof currencyDto>;

/** Both forms of an order type are read; `TakeAway` is written (AMB-30). */
export const orderTypeDto = z.enum(['TakeAway', 'DineInPlace', 'takeAway', 'dineInPlace']);

/** ISO 8601 with offset. */
export const instantDto = z.iso.datetime({ offset: true });
