import * as z from 'zod/mini';
import { stop } from '@/adapters/contract/staff/shop-state';
import type { ApiServer } from '@api/http/api-server';
import { UNKNOWN_ENTRY } from '@api/http/problems';
import { shopCall, STATE_RESPONSE, untilText, type ShopChanging } from '@api/staff/shop-changing';
import { offers } from '@api/staff/shop-state';

const params = z.object({ shopId: z.string(), id: z.string() });

/** Which articles and choices a shop has run out of. */
export function soldOutRoutes(app: ApiServer, shops: ShopChanging): void {
  app.put(
    '/api/staff/shops/:shopId/sold-out/:id',
    {
      config: shopCall('Mark an article or choice as sold out', 'sellOut'),
      schema: { params, body: stop, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, id } = request.params;
      const { until } = request.body;
      return shops.perform(request, reply, {
        ...{ name: 'sellOut', shopId, subject: id, detail: untilText(until) },
        refusal: (state) => shops.pastRefusal(until) ?? (offers(state, id) ? undefined : UNKNOWN_ENTRY),
        change: shops.put({ kind: 'soldOut', subject: id, value: null, endsAt: until }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/sold-out/:id',
    {
      config: shopCall('Offer an article or choice again', 'sellOut'),
      schema: { params, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, id } = request.params;
      const change = shops.remove({ kind: 'soldOut', subject: id });
      return shops.perform(request, reply, { name: 'offerAgain', shopId, subject: id, change });
    },
  );
}
