import type { FastifyReply, FastifyRequest } from 'fastify';
import { shopState } from '@/adapters/contract/staff/shop-state';
import { formatInstant, type Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { AuditAct } from '@/domain/staff/audit-entry';
import type { StaffAct } from '@/domain/staff/permissions';
import type { ShopState } from '@/domain/staff/shop-state';
import { auditEntryAt } from '@api/audit/audit';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';
import type { CallDocument } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import { INVALID_SHOP_ID, invalidParameter, menuNotFound, shopNotFound } from '@api/http/problems';
import { shopStateOf } from '@api/staff/shop-state';
import type { StaffDeps } from '@api/staff/staff-deps';

/** The configuration of a call that reads or changes the state of a shop. */
export const shopCall = (summary: string, act: StaffAct, refusals: readonly number[] = [404]) => {
  const document: CallDocument = { summary, act, access: 'staff', refusals };
  return { rateLimit: 'operate', document };
};

/** Each change answers the state after it. */
export const STATE_RESPONSE = { 200: shopState };

interface ShopAct {
  readonly name: AuditAct;
  readonly shopId: string;
  readonly subject: string;
  readonly detail?: string;
  /** Why it is not possible in the present state. */
  readonly refusal?: (state: ShopState) => Problem | undefined;
  readonly change: (shopId: ShopId, entry: NewAuditEntry) => Promise<unknown>;
}

/** Reads and changes what guests get of a shop, over what the chain says. */
export class ShopChanging {
  readonly #deps: StaffDeps;

  constructor(deps: StaffDeps) {
    this.#deps = deps;
  }

  async sendState(reply: FastifyReply, text: string) {
    const shopId = parseShopId(text);
    const state = shopId === undefined ? err(INVALID_SHOP_ID) : await this.#stateOf(shopId);
    return state.ok ? state.value : sendProblem(reply, state.error);
  }

  /** Checks against the present state, changes it, and answers the one after. */
  async perform(request: FastifyRequest, reply: FastifyReply, act: ShopAct) {
    const { name, subject, detail, refusal, change } = act;
    const { gate, clock, announcer } = this.#deps;
    const shopId = parseShopId(act.shopId);
    if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
    const before = await this.#stateOf(shopId);
    if (!before.ok) return sendProblem(reply, before.error);
    const problem = refusal?.(before.value);
    if (problem !== undefined) return sendProblem(reply, problem);
    const audited = { actor: gate.callerOf(request).actor, act: name, shopId, subject };
    await change(shopId, auditEntryAt(clock.now(), { ...audited, ...(detail !== undefined && { detail }) }));
    announcer.announceShop(shopId);
    return this.sendState(reply, act.shopId);
  }

  put(change: ShopChange): ShopAct['change'] {
    return (shopId, entry) => this.#deps.shopChanges.put(shopId, change, entry);
  }

  remove(key: ShopChangeKey): ShopAct['change'] {
    return (shopId, entry) => this.#deps.shopChanges.remove(shopId, key, entry);
  }

  pastRefusal(until: Instant | undefined): Problem | undefined {
    return until !== undefined && until <= this.#deps.clock.now() ? invalidParameter('until') : undefined;
  }

  async #stateOf(shopId: ShopId): Promise<Result<ShopState, Problem>> {
    const { clock, shops, shopChanges } = this.#deps;
    const now = clock.now();
    const shop = await shops.find(shopId);
    const menu = await shops.menu(shopId);
    if (shop === undefined) return err(shopNotFound(shopId));
    if (menu === undefined) return err(menuNotFound(shopId));
    const active = (await shopChanges.ofShop(shopId)).filter(
      ({ endsAt }) => endsAt === undefined || endsAt > now,
    );
    return ok(shopStateOf({ shop, menu, active }, now));
  }
}

/** As the audit log has it; empty for until further notice. */
export const untilText = (until: Instant | undefined): string =>
  until === undefined ? '' : formatInstant(until);
