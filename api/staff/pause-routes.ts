import * as z from 'zod/mini';
import { stop } from '@/adapters/contract/staff/shop-state';
import type { ApiServer } from '@api/http/api-server';
import { shopCall, STATE_RESPONSE, untilText, type ShopChanging } from '@api/staff/shop-changing';

const params = z.object({ shopId: z.string() });

/** The state of a shop, and whether it takes orders. */
export function pauseRoutes(app: ApiServer, shops: ShopChanging): void {
  app.get(
    '/api/staff/shops/:shopId/state',
    {
      config: shopCall('What staff can change of a shop', 'seeOrders'),
      schema: { params, response: STATE_RESPONSE },
    },
    (request, reply) => shops.sendState(reply, request.params.shopId),
  );

  app.put(
    '/api/staff/shops/:shopId/pause',
    {
      config: shopCall('Pause a shop', 'pauseShop'),
      schema: { params, body: stop, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { until } = request.body;
      return shops.perform(request, reply, {
        ...{ name: 'pauseShop', shopId: request.params.shopId, subject: '', detail: untilText(until) },
        refusal: () => shops.pastRefusal(until),
        change: shops.put({ kind: 'pause', subject: '', value: null, endsAt: until }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/pause',
    {
      config: shopCall('End the pause of a shop', 'pauseShop'),
      schema: { params, response: STATE_RESPONSE },
    },
    (request, reply) =>
      shops.perform(request, reply, {
        ...{ name: 'resumeShop', shopId: request.params.shopId, subject: '' },
        change: shops.remove({ kind: 'pause', subject: '' }),
      }),
  );
}
