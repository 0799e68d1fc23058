import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import type { ServerOptions, ServerDeps } from '@api/server-deps';

/** What an API goes by that nobody but its own process can call. */
export const inProcessOptions = {
  retentionDays: {
    contacts: undefined,
    notes: undefined,
    payments: undefined,
    orders: undefined,
    audit: undefined,
  },
  newRequestId: () => 'in-process',
  isOpenToNetwork: false,
  trustedProxies: 0,
  operatorToken: undefined,
  notificationKeys: [],
  clientFolder: undefined,
  page: {},
  hidesMembers: false,
  rateLimits: DEFAULT_RATE_LIMITS,
  answerBudgetMs: Infinity,
  // All customers of this process call from one address.
  shopNetworks: { has: () => true },
} satisfies Partial<ServerOptions>;

/** Nobody looks at pictures there. */
export const noImages: ServerDeps['images'] = { find: () => Promise.resolve(undefined) };
