import { isIPv4 } from 'node:net';
import type { Clock } from '@/domain/ports/clock';
import { clientNetwork, type NetworkList } from '@api/http/client-network';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import { RateLimiter } from '@api/http/rate-limiter';
import { allowanceOf } from '@api/http/rate-limits';

const HOUR_MS = 3_600_000;

/** How often an address, and its neighbourhood, may learn whether somebody is a member. Source: reliability A4. */
export class RegistrationLimits {
  readonly #ofAddress: RateLimiter;
  readonly #ofNeighbourhood: RateLimiter;
  readonly #shopNetworks: NetworkList;

  constructor({ clock, shopNetworks }: { readonly clock: Clock; readonly shopNetworks: NetworkList }) {
    this.#ofAddress = new RateLimiter(clock, [{ max: 5, windowMs: HOUR_MS }]);
    this.#ofNeighbourhood = new RateLimiter(clock, [{ max: 20, windowMs: HOUR_MS }]);
    this.#shopNetworks = shopNetworks;
  }

  refusalFor(address: string): Problem | undefined {
    const factor = allowanceOf(address, this.#shopNetworks);
    const waitMs =
      this.#ofAddress.use(clientNetwork(address), factor) ||
      this.#ofNeighbourhood.use(neighbourhoodOf(address), factor);
    return waitMs > 0 ? tooManyRequests(waitMs) : undefined;
  }
}

/** The /24 of an IPv4 address; an IPv6 household is counted as one already. */
function neighbourhoodOf(address: string): string {
  const network = clientNetwork(address);
  return isIPv4(network) ? network.split('.').slice(0, 3).join('.') : network;
}
