import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseOrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';
import { hasShop, mayDo, type StaffAct } from '@/domain/staff/permissions';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem, type Problem } from '@api/http/problem';
import {
  failedFindOrder,
  FORBIDDEN,
  INVALID_SHOP_ID,
  NOT_AUTHENTICATED,
  shopNotFound,
} from '@api/http/problems';
import type { ShopStore } from '@api/shops/shop-store';
import type { BoardedOrder, BoardStore } from '@api/staff/board-store';
import type { StaffCaller } from '@api/staff/staff-caller';
import type { StaffSessions } from '@api/staff/staff-sessions';

interface StaffGateDeps {
  readonly sessions: StaffSessions;
  readonly shops: ShopStore;
  readonly boards: BoardStore;
}

const named = z.object({ shopId: z.optional(z.string()) });

/**
 * Admits the calls of the staff before their bodies are read: what a call documents (`access`, `act`) is what is
 * checked, and a shop in its path must be one of the caller's.
 */
export class StaffGate {
  readonly #deps: StaffGateDeps;
  readonly #callers = new WeakMap<FastifyRequest, StaffCaller>();

  constructor(app: ApiServer, deps: StaffGateDeps) {
    this.#deps = deps;
    app.addHook('onRequest', async (request, reply) => {
      const { document } = request.routeOptions.config;
      if (document?.access !== 'staff') return undefined;
      const caller = await this.#admit(request, document.act);
      if (!caller.ok) return sendProblem(reply, caller.error);
      this.#callers.set(request, caller.value);
      reply.header('cache-control', 'no-store');
      return undefined;
    });
  }

  /** The caller of an admitted request. */
  callerOf(request: FastifyRequest): StaffCaller {
    const caller = this.#callers.get(request);
    if (caller === undefined) throw new Error('The call is not documented as one of the staff');
    return caller;
  }

  /** A paid order in one of the caller's shops; the same answer for another shop's and for an unknown one. */
  async orderOf(request: FastifyRequest, text: string): Promise<Result<BoardedOrder, Problem>> {
    const orderId = parseOrderId(text);
    const found = orderId && (await this.#deps.boards.find(orderId));
    return found !== undefined && hasShop(this.callerOf(request).rights, found.order.shopId)
      ? ok(found)
      : err(failedFindOrder(text));
  }

  async #admit(request: FastifyRequest, act: StaffAct | undefined): Promise<Result<StaffCaller, Problem>> {
    const caller = await this.#deps.sessions.callerOf(request);
    if (caller === undefined) return err(NOT_AUTHENTICATED);
    if (act !== undefined && !mayDo(caller.rights.role, act)) return err(FORBIDDEN);
    const { shopId: text } = named.parse(request.params);
    if (text === undefined) return ok(caller);
    const shopId = parseShopId(text);
    if (shopId === undefined) return err(INVALID_SHOP_ID);
    if (!hasShop(caller.rights, shopId)) return err(FORBIDDEN);
    return (await this.#deps.shops.find(shopId)) === undefined ? err(shopNotFound(shopId)) : ok(caller);
  }
}
