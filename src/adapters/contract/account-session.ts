import * as z from 'zod/mini';

import { branded, list, orUndefined, time } from '@/adapters/contract/fields';
import { accountSessionId, type AccountSession } from '@/domain/customer/account-session';

const accountSession = z.object({
  id: branded(z.string(), accountSessionId),
  begunAt: time,
  lastUsedAt: time,
  browser: orUndefined(z.string()),
  isThis: z.boolean(),
}) satisfies z.ZodMiniType<AccountSession>;

/** GET /api/user/sessions. Source: DEC-97. */
export const accountSessions = list(accountSession);
