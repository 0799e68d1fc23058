import * as z from 'zod/mini';

import { absentAs, anyCase, lenientEntries, text } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { type Reader, strict, tolerant } from '@/adapters/contract/tolerant';
import { FAVORITE_TYPES, type UserProfile } from '@/domain/customer/session';

/** POST and DELETE /api/user/favorite. The code of a shop is its id as text. */
export const favorite = z.object({ code: z.string(), type: anyCase(FAVORITE_TYPES) });

/** 200 of DELETE /api/user/favorite: the remaining ones. */
export const readFavorites = lenientList(strict(favorite));

/** GET /api/user/profile. Source: spec §3 User profile. */
export const userProfile = z.object({
  isAuthenticated: z.boolean(),
  favorites: absentAs(lenientEntries(favorite), []),
  name: text,
  lastName: text,
  email: text,
  phone: text,
  memberNumber: text,
});

/** Only whether a member is logged in is required. */
export const readUserProfile: Reader<UserProfile> = tolerant(userProfile, {
  fields: ['favorites', 'name', 'lastName', 'email', 'phone', 'memberNumber'],
  lists: ['favorites'],
});
