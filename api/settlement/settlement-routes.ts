import * as z from 'zod/mini';
import { parseShopId } from '@/domain/shop/shop';
import { err, ok, type Result } from '@/domain/shared/result';
import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '@api/http/api-server';
import { isOperator } from '@api/http/is-operator';
import { sendProblem, type Problem } from '@api/http/problem';
import { INVALID_SHOP_ID, invalidParameter, NOT_AUTHENTICATED } from '@api/http/problems';
import { settleDay, type DaySettlement, type SettlementDeps } from '@api/settlement/settle-day';
import { settlementAnswer, settlementDto } from '@api/settlement/settlement-answer';
import { settlementCsv } from '@api/settlement/settlement-csv';

type SettlementRouteDeps = SettlementDeps & { readonly operatorToken: string | undefined };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const params = z.object({ date: z.string() });
const querystring = z.object({ shopId: z.optional(z.string()) });

/**
 * GET /api/operator/settlement/{date}, also as CSV: what was sold and given back on a day, by shop and tax, and what
 * differs from the books of the payment company; requires the operator token.
 */
export function settlementRoutes(app: ApiServer, deps: SettlementRouteDeps): void {
  app.get(
    '/api/operator/settlement/:date',
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'The settlement of a day', access: 'operator', refusals: [422] },
      },
      schema: { params, querystring, response: { 200: settlementDto } },
    },
    async (request, reply) => {
      const { date } = request.params;
      const settled = await wantedSettlement(deps, request, date, request.query.shopId);
      return settled.ok ? settlementAnswer(date, settled.value) : sendProblem(reply, settled.error);
    },
  );

  app.get(
    '/api/operator/settlement/:date/csv',
    {
      config: {
        rateLimit: 'operate',
        document: {
          ...{ summary: 'The settlement of a day for a spreadsheet', access: 'operator', refusals: [422] },
          answers: { 200: { description: 'The table', contentType: 'text/csv', schema: z.string() } },
        },
      },
      schema: { params, querystring },
    },
    async (request, reply) => {
      const { date } = request.params;
      const settled = await wantedSettlement(deps, request, date, request.query.shopId);
      if (!settled.ok) return sendProblem(reply, settled.error);
      return reply.type('text/csv; charset=utf-8').send(settlementCsv(date, settled.value));
    },
  );
}

async function wantedSettlement(
  deps: SettlementRouteDeps,
  request: Pick<FastifyRequest, 'headers'>,
  date: string,
  shop: string | undefined,
): Promise<Result<DaySettlement, Problem>> {
  if (!isOperator(request, deps.operatorToken)) return err(NOT_AUTHENTICATED);
  if (!isDay(date)) return err(invalidParameter('date'));
  const shopId = shop === undefined ? undefined : parseShopId(Number(shop));
  if (shop !== undefined && shopId === undefined) return err(INVALID_SHOP_ID);
  return ok(await settleDay(deps, date, shopId));
}

/** A date that does not exist, such as February 30, is read as one that does. */
function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
