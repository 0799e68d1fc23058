import * as z from 'zod/mini';
import { dayChange } from '@/adapters/contract/staff/shop-state';
import { addMs, instant, type Instant } from '@/domain/shared/instant';
import type { ApiServer } from '@api/http/api-server';
import { invalidParameter } from '@api/http/problems';
import { shopCall, STATE_RESPONSE, type ShopChanging } from '@api/staff/shop-changing';

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const params = z.object({ shopId: z.string(), date: z.string() });

/** The hours of a day of this week. */
export function hoursRoutes(app: ApiServer, shops: ShopChanging): void {
  app.put(
    '/api/staff/shops/:shopId/hours/:date',
    {
      config: shopCall('Change the hours of a day', 'changeHours'),
      schema: { params, body: dayChange, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, date } = request.params;
      const hours = 'isClosed' in request.body ? [] : [z.encode(dayChange, request.body)].flatMap(intervalOf);
      return shops.perform(request, reply, {
        ...{ name: 'changeHours', shopId, subject: date },
        detail: hours.map(({ opens, closes }) => `${opens}–${closes}`).join() || 'closed',
        refusal: ({ days }) => (days.some((day) => day.date === date) ? undefined : invalidParameter('date')),
        change: shops.put({ kind: 'hours', subject: date, value: hours, endsAt: endOfDate(date) }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/hours/:date',
    {
      config: shopCall('Give a day its usual hours', 'changeHours', [404, 422]),
      schema: { params, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, date } = request.params;
      return shops.perform(request, reply, {
        ...{ name: 'usualHours', shopId, subject: date },
        refusal: () => (DATE.test(date) ? undefined : invalidParameter('date')),
        change: shops.remove({ kind: 'hours', subject: date }),
      });
    },
  );
}

const intervalOf = (interval: z.input<typeof dayChange>) =>
  'isClosed' in interval ? [] : [{ opens: interval.opens, closes: interval.closes }];

/** When a date is over in every time zone, also where it closes after midnight. */
const endOfDate = (date: string): Instant => addMs(instant(Date.parse(`${date}T00:00:00Z`)), 3 * DAY_MS);
