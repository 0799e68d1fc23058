import * as z from 'zod/mini';
import { converted, currency, list, money, orUndefined, time } from '@/adapters/contract/fields';
import type { MinuteOfDay } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay } from '@/domain/shop/parse-opening-hours';
import type { DayHours, ShopDay, ShopState, StateArticle, Stop } from '@/domain/staff/shop-state';

const clockTime = converted<string, MinuteOfDay>(z.string(), parseMinuteOfDay, (minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);

const dayHours = z.object({ opens: clockTime, closes: clockTime }) satisfies z.ZodMiniType<DayHours>;

const choiceFields = {
  id: z.string(),
  name: z.string(),
  isSoldOut: z.boolean(),
  soldOutUntil: orUndefined(time),
};

const stateArticle = z.object({
  ...choiceFields,
  price: money,
  isPriceChanged: z.boolean(),
  category: z.string(),
  choices: list(z.object(choiceFields)),
}) satisfies z.ZodMiniType<StateArticle>;

const shopDay = z.object({
  date: z.string(),
  hours: list(dayHours),
  isChanged: z.boolean(),
}) satisfies z.ZodMiniType<ShopDay>;

/** GET /api/staff/shops/{shopId}/state, and the answer of each change of it. */
export const shopState = z.object({
  isPaused: z.boolean(),
  pausedUntil: orUndefined(time),
  currency,
  articles: list(stateArticle),
  days: list(shopDay),
}) satisfies z.ZodMiniType<ShopState>;

/** PUT …/pause and …/sold-out/{id}. */
export const stop = z.object({ until: orUndefined(time) }) satisfies z.ZodMiniType<Stop>;

/** PUT …/hours/{date}. */
export const dayChange = z.union([dayHours, z.object({ isClosed: z.literal(true) })]);

/** PUT …/prices/{articleId}. */
export const priceChange = z.object({ price: money });
