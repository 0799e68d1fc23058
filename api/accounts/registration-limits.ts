import { isIPv4 } from 'node:net';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted, Limiter, RateLimit } from '@api/limits/limiter';
import { allowanceOf } from '@api/http/rate-limits';

const HOUR_MS = 3_600_000;
export const REGISTRATIONS: readonly RateLimit[] = [{ max: 5, windowMs: HOUR_MS }];
/** The /24 of an IPv4 address has the limit of the /48 of an IPv6 one. */
const SHARE_OF_NEIGHBOURHOOD = 4;

/**
 * How often an address and its neighbouring network may learn whether an e-mail address is registered. Source:
 * FAULT-A4.
 */
export class RegistrationLimits {
  readonly #limiter: Limiter;
  readonly #shopNetworks: NetworkList;

  /** `limiter`: of `REGISTRATIONS`. */
  constructor({ limiter, shopNetworks }: { readonly limiter: Limiter; readonly shopNetworks: NetworkList }) {
    this.#limiter = limiter;
    this.#shopNetworks = shopNetworks;
  }

  async refusalFor(address: string): Promise<Problem | undefined> {
    const waitMs = await this.#limiter.use(networksOf(address), allowanceOf(address, this.#shopNetworks));
    return waitMs > 0 ? tooManyRequests(waitMs) : undefined;
  }

  refund(address: string): Promise<void> {
    return this.#limiter.refund(networksOf(address));
  }
}

const networksOf = (address: string): readonly Counted[] =>
  clientNetworks(address).flatMap((counted) =>
    isIPv4(counted.key) ? [counted, neighbourhoodOf(counted.key)] : [counted],
  );

const neighbourhoodOf = (address: string): Counted => ({
  key: `${address.split('.').slice(0, 3).join('.')}.0/24`,
  share: SHARE_OF_NEIGHBOURHOOD,
});
