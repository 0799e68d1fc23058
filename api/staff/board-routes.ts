import * as z from 'zod/mini';
import { board, boardOrder, orderMove } from '@/adapters/contract/staff/board';
import { addMs } from '@/domain/shared/instant';
import { parseShopId } from '@/domain/shop/shop';
import { BOARD_AFTER_MS, type Board } from '@/domain/staff/board';
import type { ShopId } from '@/domain/shop/shop';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { INVALID_SHOP_ID } from '@api/http/problems';
import { boardOrderOf } from '@api/staff/board-order';
import { moveOnBoard } from '@api/staff/move-on-board';
import type { StaffDeps } from '@api/staff/staff-deps';

/** More than stand ready in any kitchen: the older ones were handed over without a tap. */
const READY_MAX = 200;

/** The orders that a shop works on now. */
export async function readBoard(
  { boards, clock, collectWithinMs }: Pick<StaffDeps, 'boards' | 'clock' | 'collectWithinMs'>,
  shopId: ShopId,
): Promise<Board> {
  const at = clock.now();
  const shown = { endedAfter: addMs(at, -BOARD_AFTER_MS), readyMax: READY_MAX };
  const orders = await boards.ofShop(shopId, shown);
  return { at, orders: orders.map((each) => boardOrderOf(each, at, collectWithinMs)) };
}

/** The board of a shop, and the steps of its orders. */
export function boardRoutes(app: ApiServer, deps: StaffDeps): void {
  app.get(
    '/api/staff/shops/:shopId/orders',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'The orders that a shop works on',
          ...{ access: 'staff', act: 'seeOrders', refusals: [404] },
        },
      },
      schema: { params: z.object({ shopId: z.string() }), response: { 200: board } },
    },
    async (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      return shopId === undefined ? sendProblem(reply, INVALID_SHOP_ID) : readBoard(deps, shopId);
    },
  );

  app.put(
    '/api/staff/orders/:orderId/status',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'Move an order to its next status, or take it back',
          ...{ access: 'staff', act: 'moveOrder', refusals: [404, 409, 422] },
        },
      },
      schema: {
        params: z.object({ orderId: z.string() }),
        body: orderMove,
        response: { 200: boardOrder },
      },
    },
    async (request, reply) => {
      const found = await deps.gate.orderOf(request, request.params.orderId);
      if (!found.ok) return sendProblem(reply, found.error);
      const moved = await moveOnBoard(deps, deps.gate.callerOf(request), found.value, request.body);
      if (!moved.ok) return sendProblem(reply, moved.error);
      return boardOrderOf(moved.value, deps.clock.now(), deps.collectWithinMs);
    },
  );
}
