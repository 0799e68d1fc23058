import * as z from 'zod/mini';

import { branded, converted } from '@/adapters/contract/fields';
import type { MinuteOfDay, Weekday } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay, parseWeekday } from '@/domain/shop/parse-opening-hours';

/** `HH:mm:ss` is written. A full ISO time is read as well; only its time of day counts. */
const clockTime = converted<string, MinuteOfDay>(z.string(), parseMinuteOfDay, (minute) =>
  [Math.floor(minute / 60), minute % 60, 0].map((part) => String(part).padStart(2, '0')).join(':'),
);

const weekday = branded<string, Weekday>(z.string(), parseWeekday);

/** Of a shop, or of a dish that is not served at all hours. */
export const openingHours = z.object({ dayOfWeek: weekday, opens: clockTime, closes: clockTime });

export const openingHoursDto = z.object({ dayOfWeek: z.string(), opens: z.string(), closes: z.string() });
