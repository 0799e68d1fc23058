import * as z from 'zod/mini';
import { parseShopId } from '@/domain/shop/shop';
import { OPERATOR, type Audit } from '@api/audit/audit';
import type { DesignStore } from '@api/design/design-store';
import { checkReadability } from '@api/design/check-readability';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { INVALID_SHOP_ID, NOT_AUTHENTICATED, shopNotFound } from '@api/http/problems';
import { isOperator } from '@api/http/is-operator';
import type { ShopStore } from '@api/shops/shop-store';

interface DesignDeps {
  readonly designs: DesignStore;
  readonly shops: ShopStore;
  readonly operatorToken: string | undefined;
  readonly record: Audit;
}

const MAX_LEFT_OUT = 100;

const readability = z.object({
  unreadable: z.array(
    z.object({
      scheme: z.enum(['light', 'dark']),
      front: z.string(),
      ground: z.string(),
      ratio: z.number(),
      wanted: z.number(),
    }),
  ),
  hidingIn: z.array(z.enum(['light', 'dark'])),
  leftOut: z.array(z.string()),
});

/**
 * PUT /api/operator/shops/{shopId}/design {`stylesheet`}: stores the allowed part of a shop's stylesheet, and answers
 * the rejected parts and the unreadable colour pairs. Source: look, Colour; AMB-53, PROD-15.
 */
export function operatorDesignRoutes(
  app: ApiServer,
  { designs, shops, operatorToken, record }: DesignDeps,
): void {
  app.put(
    '/api/operator/shops/:shopId/design',
    {
      config: {
        rateLimit: 'operate',
        document: { summary: "Set a shop's stylesheet", access: 'operator', refusals: [404] },
      },
      schema: {
        params: z.object({ shopId: z.string() }),
        body: z.object({ stylesheet: z.string() }),
        response: { 200: readability },
      },
    },
    async (request, reply) => {
      if (!isOperator(request, operatorToken)) return sendProblem(reply, NOT_AUTHENTICATED);
      const shopId = parseShopId(request.params.shopId);
      if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
      if ((await shops.find(shopId)) === undefined) return sendProblem(reply, shopNotFound(shopId));
      const { stylesheet } = request.body;
      await designs.write({ shopId, stylesheet: sanitiseStylesheet(stylesheet, shopId) });
      await record({ actor: OPERATOR, act: 'changeLook', shopId, subject: 'stylesheet' });
      const { unreadable, hidingIn, leftOut } = checkReadability(stylesheet, shopId);
      return reply.send({
        unreadable: unreadable.map((pair) => ({ ...pair })),
        hidingIn: [...hidingIn],
        leftOut: leftOut.slice(0, MAX_LEFT_OUT),
      });
    },
  );
}
