import * as z from 'zod/mini';
import { paths } from '@/adapters/contract/paths';
import { pastOrder } from '@/adapters/contract/past-order';
import { ORDER_HISTORY_PAGE_SIZE } from '@/domain/customer/past-order';
import type { SessionOf } from '@api/accounts/sessions';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { BAD_REQUEST, NOT_AUTHENTICATED } from '@api/http/problems';
import { pastOrderOf } from '@api/order-history/past-order';
import type { OrderStore } from '@api/orders/order-store';

const MAX_PAGE_SIZE = 50;
const MAX_PAGE_INDEX = 9_999;

/**
 * GET /api/user/order-history?pageIndex&pageSize: the member's paid orders, newest first, including those rolled back
 * later. Source: spec §7, decisions Order history; API-11; FAULT-Z5.
 */
export function orderHistoryRoutes(
  app: ApiServer,
  { orders, memberOf }: { readonly orders: OrderStore; readonly memberOf: SessionOf },
): void {
  app.get(
    paths.orderHistory,
    {
      config: { document: { summary: 'The paid orders of the member, the newest first', access: 'member' } },
      schema: {
        querystring: z.object({ pageIndex: z.optional(z.string()), pageSize: z.optional(z.string()) }),
        response: { 200: z.array(pastOrder) },
      },
    },
    async (request, reply) => {
      const member = await memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const { pageIndex = '0', pageSize = String(ORDER_HISTORY_PAGE_SIZE) } = request.query;
      const index = wholeNumber(pageIndex, 0, MAX_PAGE_INDEX);
      const size = wholeNumber(pageSize, 1, MAX_PAGE_SIZE);
      if (index === undefined || size === undefined) return sendProblem(reply, BAD_REQUEST);
      return (await orders.history(member.id, index * size, size)).map(pastOrderOf);
    },
  );
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
