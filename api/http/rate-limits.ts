import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '@api/http/api-server';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import { OWN_CALLS } from '@api/http/own-calls';
import { sendProblem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Limiter, Limiters, RateLimit } from '@api/limits/limiter';
import { pathOf } from '@api/http/request-path';
import { isApiPath } from '@api/http/security';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** By address; for IPv6 by /64, /56 and /48. Source: docs/security.md, Rate limits. */
export const DEFAULT_RATE_LIMITS = {
  readPublic: [{ max: 600, windowMs: MINUTE_MS }],
  search: [{ max: 120, windowMs: MINUTE_MS }],
  placeOrder: [
    { max: 10, windowMs: MINUTE_MS },
    { max: 60, windowMs: HOUR_MS },
  ],
  readOrder: [{ max: 60, windowMs: MINUTE_MS }],
  readPayment: [{ max: 120, windowMs: MINUTE_MS }],
  startPayment: [{ max: 20, windowMs: MINUTE_MS }],
  payAtProvider: [{ max: 60, windowMs: MINUTE_MS }],
  notify: [{ max: 600, windowMs: MINUTE_MS }],
  sendReceipt: [{ max: 10, windowMs: HOUR_MS }],
  report: [{ max: 20, windowMs: MINUTE_MS }],
  logIn: [{ max: 20, windowMs: MINUTE_MS }],
  register: [{ max: 60, windowMs: HOUR_MS }],
  askForMail: [{ max: 10, windowMs: HOUR_MS }],
  tryCode: [{ max: 10, windowMs: HOUR_MS }],
  externalLogin: [{ max: 30, windowMs: MINUTE_MS }],
  changeAccount: [{ max: 60, windowMs: MINUTE_MS }],
  operate: [{ max: 600, windowMs: MINUTE_MS }],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>;

export type RateLimitName = keyof typeof DEFAULT_RATE_LIMITS;
export type RateLimits = Readonly<Record<RateLimitName, readonly RateLimit[]>>;

/** A shop's own network has all of its guests behind one address. */
const SHOP_NETWORK_FACTOR = 50;

/** The factor of the limits for an address. */
export const allowanceOf = (address: string, shopNetworks: NetworkList): number =>
  shopNetworks.has(address) ? SHOP_NETWORK_FACTOR : 1;

/** Limits that protect orders, codes and passwords; the others may admit a few more where several processes count. */
const EXACT: ReadonlySet<RateLimitName> = new Set([
  ...(['placeOrder', 'startPayment', 'sendReceipt', 'logIn', 'register'] as const),
  ...(['askForMail', 'tryCode', 'externalLogin'] as const),
]);

const isRateLimitName = (name: string): name is RateLimitName => Object.hasOwn(DEFAULT_RATE_LIMITS, name);

export interface CallLimitsOptions {
  readonly limiters: Limiters;
  readonly limits: RateLimits;
  readonly shopNetworks: NetworkList;
}

/** Counts calls under the limits, by the network of the caller's address. */
export class CallLimits {
  readonly #options: CallLimitsOptions;
  readonly #limiters = new Map<RateLimitName, Limiter>();

  constructor(options: CallLimitsOptions) {
    this.#options = options;
  }

  /** Counts a call and answers 0; beyond the limit it counts nothing and answers the milliseconds to wait. */
  use(name: RateLimitName, address: string): number | Promise<number> {
    const factor = allowanceOf(address, this.#options.shopNetworks);
    return this.#limiterOf(name).use(clientNetworks(address), factor);
  }

  refund(name: RateLimitName, address: string): Promise<void> {
    return this.#limiterOf(name).refund(clientNetworks(address));
  }

  #limiterOf(name: RateLimitName): Limiter {
    const { limiters, limits } = this.#options;
    const made =
      this.#limiters.get(name) ?? limiters(name, limits[name], EXACT.has(name) ? 'exact' : 'cheap');
    this.#limiters.set(name, made);
    return made;
  }
}

/**
 * Counts every routed call of others under its route's limit, and refuses with 429 beyond it. A 503 does not count,
 * since the caller was asked to retry, unless the route says otherwise.
 */
export function limitRates(app: ApiServer, limits: CallLimits): void {
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    const name = limitNameOf(request);
    if (name === undefined || request.socket.remoteAddress === OWN_CALLS) return;
    const waitMs = await limits.use(name, request.ip);
    if (waitMs > 0) return sendProblem(reply, tooManyRequests(waitMs));
    counted.add(request);
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    const name = limitNameOf(request);
    const isInVain = reply.statusCode === 503 && request.routeOptions.config.countsUnavailable !== true;
    if (!isInVain || name === undefined || !counted.has(request)) return;
    // Where the database is away, the count ends with its window.
    await limits.refund(name, request.ip).catch(() => undefined);
  });
}

/** The client's files are not counted: a page load is many calls. */
export function limitNameOf(request: FastifyRequest): RateLimitName | undefined {
  const named = request.routeOptions.config.rateLimit;
  if (named !== undefined) return isRateLimitName(named) ? named : undefined;
  return isApiPath(pathOf(request)) ? 'readPublic' : undefined;
}
