import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { dayChange, priceChange, shopState, stop } from '@/adapters/contract/staff/shop-state';
import { toDecimal } from '@/domain/shared/amount';
import { addMs, formatInstant, instant, type Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { AuditAct } from '@/domain/staff/audit-entry';
import type { StaffAct } from '@/domain/staff/permissions';
import type { ShopState } from '@/domain/staff/shop-state';
import type { ApiServer } from '@api/http/api-server';
import type { CallDocument } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import {
  invalidParameter,
  INVALID_SHOP_ID,
  menuNotFound,
  shopNotFound,
  UNKNOWN_ENTRY,
} from '@api/http/problems';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';
import { offers, shopStateOf } from '@api/staff/shop-state';
import type { StaffDeps } from '@api/staff/staff-deps';

const DAY_MS = 86_400_000;
const CENT = 100;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ofShop = z.object({ shopId: z.string() });
const ofEntry = z.object({ shopId: z.string(), id: z.string() });
const ofArticle = z.object({ shopId: z.string(), articleId: z.string() });
const ofDate = z.object({ shopId: z.string(), date: z.string() });

const config = (summary: string, act: StaffAct, refusals: readonly number[] = [404]) => {
  const document: CallDocument = { summary, act, access: 'staff', refusals };
  return { rateLimit: 'operate', document };
};
const response = { 200: shopState };

/** What staff changes of a shop, over what the chain says. Each change answers the state after it. */
export function shopStateRoutes(app: ApiServer, deps: StaffDeps): void {
  const { clock, shopChanges, announcer, gate, record } = deps;

  const stateOf = async (shopId: ShopId): Promise<Result<ShopState, Problem>> => {
    const now = clock.now();
    const shop = await deps.shops.find(shopId);
    const menu = await deps.shops.menu(shopId);
    if (shop === undefined) return err(shopNotFound(shopId));
    if (menu === undefined) return err(menuNotFound(shopId));
    const active = (await shopChanges.ofShop(shopId)).filter(
      ({ endsAt }) => endsAt === undefined || endsAt > now,
    );
    return ok(shopStateOf({ shop, menu, active }, now));
  };
  const answer = async (reply: FastifyReply, shopId: ShopId) => {
    const state = await stateOf(shopId);
    return state.ok ? state.value : sendProblem(reply, state.error);
  };
  /** Checks against the present state, changes, and writes it down. */
  const perform = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: {
      readonly name: AuditAct;
      readonly shopId: string;
      readonly subject: string;
      readonly detail?: string;
      readonly refusal?: (state: ShopState) => Problem | undefined;
      readonly change: (shopId: ShopId) => Promise<unknown>;
    },
  ) => {
    const shopId = parseShopId(act.shopId);
    if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
    const before = await stateOf(shopId);
    if (!before.ok) return sendProblem(reply, before.error);
    const refusal = act.refusal?.(before.value);
    if (refusal !== undefined) return sendProblem(reply, refusal);
    await act.change(shopId);
    announcer.announceShop(shopId);
    const { name, subject, detail } = act;
    const { actor } = gate.callerOf(request);
    await record({ actor, act: name, shopId, subject, ...(detail !== undefined && { detail }) });
    return answer(reply, shopId);
  };
  const put = (change: ShopChange) => (shopId: ShopId) => shopChanges.put(shopId, change, clock.now());
  const remove = (key: ShopChangeKey) => (shopId: ShopId) => shopChanges.remove(shopId, key);
  const pastRefusal = (until: Instant | undefined) => () =>
    until !== undefined && until <= clock.now() ? invalidParameter('until') : undefined;
  const unknownRefusal = (code: string) => (state: ShopState) =>
    offers(state, code) ? undefined : UNKNOWN_ENTRY;

  app.get(
    '/api/staff/shops/:shopId/state',
    { config: config('What staff can change of a shop', 'seeOrders'), schema: { params: ofShop, response } },
    async (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      return shopId === undefined ? sendProblem(reply, INVALID_SHOP_ID) : answer(reply, shopId);
    },
  );

  app.put(
    '/api/staff/shops/:shopId/pause',
    { config: config('Pause a shop', 'pauseShop'), schema: { params: ofShop, body: stop, response } },
    (request, reply) => {
      const { until } = request.body;
      return perform(request, reply, {
        ...{ name: 'pauseShop', shopId: request.params.shopId, subject: '', detail: untilText(until) },
        refusal: pastRefusal(until),
        change: put({ kind: 'pause', subject: '', value: null, endsAt: until }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/pause',
    { config: config('End the pause of a shop', 'pauseShop'), schema: { params: ofShop, response } },
    (request, reply) =>
      perform(request, reply, {
        ...{ name: 'resumeShop', shopId: request.params.shopId, subject: '' },
        change: remove({ kind: 'pause', subject: '' }),
      }),
  );

  app.put(
    '/api/staff/shops/:shopId/sold-out/:id',
    {
      config: config('Mark an article or choice as sold out', 'sellOut'),
      schema: { params: ofEntry, body: stop, response },
    },
    (request, reply) => {
      const { shopId, id } = request.params;
      const { until } = request.body;
      return perform(request, reply, {
        ...{ name: 'sellOut', shopId, subject: id, detail: untilText(until) },
        refusal: (state) => pastRefusal(until)() ?? unknownRefusal(id)(state),
        change: put({ kind: 'soldOut', subject: id, value: null, endsAt: until }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/sold-out/:id',
    {
      config: config('Offer an article or choice again', 'sellOut'),
      schema: { params: ofEntry, response },
    },
    (request, reply) => {
      const { shopId, id } = request.params;
      const change = remove({ kind: 'soldOut', subject: id });
      return perform(request, reply, { name: 'offerAgain', shopId, subject: id, change });
    },
  );

  app.put(
    '/api/staff/shops/:shopId/hours/:date',
    {
      config: config('Change the hours of a day', 'changeHours'),
      schema: { params: ofDate, body: dayChange, response },
    },
    (request, reply) => {
      const { shopId, date } = request.params;
      const hours = 'isClosed' in request.body ? [] : [z.encode(dayChange, request.body)].flatMap(intervalOf);
      return perform(request, reply, {
        ...{ name: 'changeHours', shopId, subject: date },
        detail: hours.map(({ opens, closes }) => `${opens}–${closes}`).join() || 'closed',
        refusal: (state) =>
          state.days.some((day) => day.date === date) ? undefined : invalidParameter('date'),
        change: put({ kind: 'hours', subject: date, value: hours, endsAt: endOfDate(date) }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/hours/:date',
    {
      config: config('Give a day its usual hours', 'changeHours', [404, 422]),
      schema: { params: ofDate, response },
    },
    (request, reply) => {
      const { shopId, date } = request.params;
      return perform(request, reply, {
        ...{ name: 'usualHours', shopId, subject: date },
        refusal: () => (DATE.test(date) ? undefined : invalidParameter('date')),
        change: remove({ kind: 'hours', subject: date }),
      });
    },
  );

  app.put(
    '/api/staff/shops/:shopId/prices/:articleId',
    {
      config: config('Change the price of an article', 'changePrice'),
      schema: { params: ofArticle, body: priceChange, response },
    },
    (request, reply) => {
      const { shopId, articleId } = request.params;
      const price = toDecimal(request.body.price);
      const isPrice = price >= 0 && Number.isInteger(Math.round(price * CENT * CENT) / CENT);
      return perform(request, reply, {
        ...{ name: 'changePrice', shopId, subject: articleId, detail: String(price) },
        refusal: ({ articles }) => {
          if (!articles.some(({ id }) => id === articleId)) return UNKNOWN_ENTRY;
          return isPrice ? undefined : invalidParameter('price');
        },
        change: put({ kind: 'price', subject: articleId, value: price, endsAt: undefined }),
      });
    },
  );

  app.delete(
    '/api/staff/shops/:shopId/prices/:articleId',
    {
      config: config('Give an article the price of the chain', 'changePrice'),
      schema: { params: ofArticle, response },
    },
    (request, reply) => {
      const { shopId, articleId } = request.params;
      const change = remove({ kind: 'price', subject: articleId });
      return perform(request, reply, { name: 'usualPrice', shopId, subject: articleId, change });
    },
  );
}

const untilText = (until: Instant | undefined): string => (until === undefined ? '' : formatInstant(until));

const intervalOf = (interval: z.input<typeof dayChange>) =>
  'isClosed' in interval ? [] : [{ opens: interval.opens, closes: interval.closes }];

/** When a date is over in every time zone, also where it closes after midnight. */
const endOfDate = (date: string): Instant => addMs(instant(Date.parse(`${date}T00:00:00Z`)), 3 * DAY_MS);
