import { isIPv4 } from 'node:net';
import type { Clock } from '@/domain/ports/clock';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import { RateLimiter, type Counted } from '@api/http/rate-limiter';
import { allowanceOf } from '@api/http/rate-limits';

const HOUR_MS = 3_600_000;
const MAX_OF_ADDRESS = 5;
/** The /24 of an IPv4 address has the limit of the /48 of an IPv6 one. */
const SHARE_OF_NEIGHBOURHOOD = 4;

/**
 * How often an address and its neighbouring network may learn whether an e-mail address is registered. Source:
 * FAULT-A4.
 */
export class RegistrationLimits {
  readonly #limiter: RateLimiter;
  readonly #shopNetworks: NetworkList;

  constructor({ clock, shopNetworks }: { readonly clock: Clock; readonly shopNetworks: NetworkList }) {
    this.#limiter = new RateLimiter(clock, [{ max: MAX_OF_ADDRESS, windowMs: HOUR_MS }]);
    this.#shopNetworks = shopNetworks;
  }

  refusalFor(address: string): Problem | undefined {
    const waitMs = this.#limiter.use(networksOf(address), allowanceOf(address, this.#shopNetworks));
    return waitMs > 0 ? tooManyRequests(waitMs) : undefined;
  }

  refund(address: string): void {
    this.#limiter.refund(networksOf(address));
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
