import { isLoopbackHost } from '@api/http/is-loopback-host';

export const DEMONSTRATION_PARTS = ['payments', 'kitchen', 'logins', 'mailbox'] as const;

/**
 * `payments`: a payment provider without real money. `kitchen`: prepares orders by itself. `logins`: a member and
 * staff with published passwords, and a login provider without passwords. `mailbox`: shows e-mails that were not sent.
 */
export type DemonstrationPart = (typeof DEMONSTRATION_PARTS)[number];

export type DemonstrationParts = ReadonlySet<DemonstrationPart>;

const ALL: DemonstrationParts = new Set(DEMONSTRATION_PARTS);
/** Safe in a local network: gives no visitor access to another's account. */
const IN_A_LOCAL_NETWORK: DemonstrationParts = new Set(['payments', 'kitchen']);
const NONE: DemonstrationParts = new Set();

/** The default: all on loopback, none at a public origin. */
export function usualDemonstrationParts(host: string, publicOrigin: string | undefined): DemonstrationParts {
  if (publicOrigin !== undefined) return NONE;
  return isLoopbackHost(host) ? ALL : IN_A_LOCAL_NETWORK;
}
