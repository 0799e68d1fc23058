import { isLoopbackHost } from '@api/http/is-loopback-host';

export const DEMONSTRATION_PARTS = ['payments', 'kitchen', 'logins', 'mailbox'] as const;

/**
 * `payments`: a payment provider without real money. `kitchen`: cooks by itself. `logins`: a member whose password is
 * known, and a login provider that asks for nothing. `mailbox`: letters that are not sent can be read.
 */
export type DemonstrationPart = (typeof DEMONSTRATION_PARTS)[number];

export type DemonstrationParts = ReadonlySet<DemonstrationPart>;

const ALL: DemonstrationParts = new Set(DEMONSTRATION_PARTS);
/** Safe in a local network: gives no visitor the account of another. */
const IN_A_LOCAL_NETWORK: DemonstrationParts = new Set(['payments', 'kitchen']);
const NONE: DemonstrationParts = new Set();

/** Where no parts are named: all for this machine alone, none at a public origin. */
export function usualDemonstrationParts(host: string, publicOrigin: string | undefined): DemonstrationParts {
  if (publicOrigin !== undefined) return NONE;
  return isLoopbackHost(host) ? ALL : IN_A_LOCAL_NETWORK;
}
