import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { KnownDevices } from '@api/accounts/known-devices';
import { canBeSecure } from '@api/accounts/session-cookie';
import { readCookie, writeCookie } from '@api/http/cookies';
import type { RequestOrigin } from '@api/http/request-origin';
import { callerOfAccount, callerOfToken, type StaffCaller } from '@api/staff/staff-caller';
import { STAFF_SESSION_MAX_MS, type StaffStore } from '@api/staff/staff-store';
import { sha256 } from '@api/system/hashes';

const SECRET_BITS = 256;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer lucka_staff_([A-Za-z0-9_-]{43})$/;

interface StaffSessionsDeps {
  readonly staff: StaffStore;
  readonly knownDevices: KnownDevices<StaffAccountId>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly originOf: RequestOrigin;
}

export interface NewTokenSecret {
  readonly secret: string;
  readonly hash: string;
}

/** A secret with a prefix, so that scanners find one that was published by accident. */
export function newTokenSecret(randomness: Randomness): NewTokenSecret {
  const random = randomness.token(SECRET_BITS);
  return { secret: `lucka_staff_${random}`, hash: sha256(random) };
}

/** Sessions of the staff by a cookie of its own, and machines by token; only hashes are stored. */
export class StaffSessions {
  readonly #deps: StaffSessionsDeps;

  constructor(deps: StaffSessionsDeps) {
    this.#deps = deps;
  }

  /** A token, where there is one, counts in place of the cookie. */
  async callerOf(request: FastifyRequest): Promise<StaffCaller | undefined> {
    const { staff, clock } = this.#deps;
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const [, secret] = BEARER.exec(authorization) ?? [];
      const token = secret && (await staff.useToken(sha256(secret), clock.now()));
      return token ? callerOfToken(token) : undefined;
    }
    const hash = this.#hashOf(request);
    const account = hash && (await staff.useSession(hash, clock.now()));
    return account ? callerOfAccount(account) : undefined;
  }

  /** Ends the previous session of this browser, which is a known device from now on. False if the account is gone. */
  async open(request: FastifyRequest, reply: FastifyReply, accountId: StaffAccountId): Promise<boolean> {
    const { staff, knownDevices, clock, randomness } = this.#deps;
    await this.#end(request);
    const secret = randomness.token(SECRET_BITS);
    const isOpen = await staff.openSession({
      ...{ tokenHash: sha256(secret), accountId, createdAt: clock.now() },
    });
    if (!isOpen) return false;
    this.#setCookie(request, reply, secret, STAFF_SESSION_MAX_MS / 1000);
    await knownDevices.remember(request, reply, accountId);
    return true;
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#end(request);
    this.#setCookie(request, reply, '', 0);
  }

  async #end(request: FastifyRequest): Promise<void> {
    const hash = this.#hashOf(request);
    if (hash !== undefined) await this.#deps.staff.endSession(hash);
  }

  #hashOf(request: FastifyRequest): string | undefined {
    const secret = readCookie(request.headers.cookie, cookieName(this.#originOf(request)));
    return secret !== undefined && SECRET.test(secret) ? sha256(secret) : undefined;
  }

  #setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    const origin = this.#originOf(request);
    const cookie = { name: cookieName(origin), value, maxAgeSeconds, isSecure: canBeSecure(origin) };
    reply.header('set-cookie', writeCookie({ ...cookie, isStrict: true }));
  }

  /** Requests without a valid origin are refused before they get here. */
  #originOf(request: FastifyRequest): string {
    return this.#deps.originOf(request) ?? '';
  }
}

const cookieName = (origin: string): string => (canBeSecure(origin) ? '__Host-staff' : 'staff');
