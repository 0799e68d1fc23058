import * as z from 'zod/mini';

import { maybe } from '@/adapters/http/contract/common';

/** GET /api/user/profile. Source: spec §3 User profile. */
export const userProfileDto = z.object({
  isAuthenticated: z.boolean(),
  favorites: maybe(z.array(z.object({ code: z.string(), type: z.enum(['article', 'shop']) }))),
  name: maybe(z.string()),
  lastName: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  memberNumber: maybe(z.string()),
});

export type UserProfileDto = z.infer<typeof userProfileDto>;
