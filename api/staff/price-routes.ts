import * as z from 'zod/mini';
import { priceChange } from '@/adapters/contract/staff/shop-state';
import { toDecimal } from '@/domain/shared/amount';
import type { ApiServer } from '@api/http/api-server';
import { invalidParameter, UNKNOWN_ENTRY } from '@api/http/problems';
import { shopCall, STATE_RESPONSE, type ShopChanging } from '@api/staff/shop-changing';

const CENT = 100;
const params = z.object({ shopId: z.string(), articleId: z.string() });

/** The price of an article in a shop. */
export function priceRoutes(app: ApiServer, shops: ShopChanging): void {
  app.put(
    '/api/staff/shops/:shopId/prices/:articleId',
    {
      config: shopCall('Change the price of an article', 'changePrice'),
      schema: { params, body: priceChange, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, articleId } = request.params;
      const price = toDecimal(request.body.price);
      const isPrice = price >= 0 && Number.isInteger(Math.round(price * CENT * CENT) / CENT);
      return shops.perform(request, reply, {
        ...{ name: 'changePrice', shopId, subject: articleId, detail: String(price) },
        refusal: ({ articles }) => {
          if (!articles.some(({ id }) => id === articleId)) return UNKNOWN_ENTRY;
          return isPrice ? undefined : invalidParameter('price');
        },
        change: shops.put({ kind: 'price', subject: articleId, value: price, endsAt: undefined }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/prices/:articleId',
    {
      config: shopCall('Give an article the price of the chain', 'changePrice'),
      schema: { params, response: STATE_RESPONSE },
    },
    (request, reply) => {
      const { shopId, articleId } = request.params;
      const change = shops.remove({ kind: 'price', subject: articleId });
      return shops.perform(request, reply, { name: 'usualPrice', shopId, subject: articleId, change });
    },
  );
}
