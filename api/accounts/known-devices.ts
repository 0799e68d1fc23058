import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { DeviceStore } from '@api/accounts/device-store';
import { deviceCookie, deviceCookieName } from '@api/accounts/session-cookie';
import { readCookie, writeCookie } from '@api/http/cookies';
import type { RequestOrigin } from '@api/http/request-origin';
import { sha256 } from '@api/system/hashes';

const TOKEN_BITS = 256;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface KnownDevicesDeps<Id extends string> {
  readonly devices: DeviceStore<Id>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly originOf: RequestOrigin;
}

/**
 * The browsers from which the owner of an account has logged in, by a random cookie of which the hash is stored. Their
 * wrong passwords have a count of their own, so that a stranger cannot lock the owner out.
 */
export class KnownDevices<Id extends string> {
  readonly #deps: KnownDevicesDeps<Id>;

  constructor(deps: KnownDevicesDeps<Id>) {
    this.#deps = deps;
  }

  /** The token hash of a browser that has logged in to this account before. */
  async find(request: FastifyRequest, accountId: Id): Promise<string | undefined> {
    const { devices, clock } = this.#deps;
    const token = this.#tokenOf(request);
    const hash = token === undefined ? undefined : sha256(token);
    const isKnown = hash !== undefined && (await devices.isKnownDevice(hash, accountId, clock.now()));
    return isKnown ? hash : undefined;
  }

  async remember(request: FastifyRequest, reply: FastifyReply, accountId: Id): Promise<void> {
    const { devices, clock, randomness } = this.#deps;
    const token = this.#tokenOf(request) ?? randomness.token(TOKEN_BITS);
    await devices.rememberDevice(sha256(token), accountId, clock.now());
    reply.header('set-cookie', writeCookie(deviceCookie(this.#originOf(request), token)));
  }

  #tokenOf(request: FastifyRequest): string | undefined {
    const token = readCookie(request.headers.cookie, deviceCookieName(this.#originOf(request)));
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  /** Requests without a valid origin are refused before they get here. */
  #originOf(request: FastifyRequest): string {
    return this.#deps.originOf(request) ?? '';
  }
}
