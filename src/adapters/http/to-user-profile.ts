import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/common';
import { favoriteDto, userProfileDto } from '@/adapters/contract/user';
import { readEntries, readThen } from '@/adapters/http/lenient-list';
import { type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import { type Favorite, FAVORITE_TYPES, type UserProfile } from '@/domain/customer/session';
import { err, ok } from '@/domain/shared/result';

const favoriteAnswer = z.extend(favoriteDto, { type: z.string() });

/** A favourite of an unknown type is left out. */
export const readFavorite: Reader<Favorite> = readThen(tolerantReader(favoriteAnswer), ({ code, type }) => {
  const known = FAVORITE_TYPES.find((each) => each === type.toLowerCase());
  return known === undefined ? err('type') : ok({ code, type: known });
});

const profileAnswer = z.extend(userProfileDto, { favorites: maybe(z.array(z.unknown())) });

/** Only whether a member is logged in is required. */
export const readUserProfile: Reader<UserProfile> = readThen(
  tolerantReader(profileAnswer, 'favorites', 'name', 'lastName', 'email', 'phone', 'memberNumber'),
  (answer, onOmitted) =>
    ok({
      isAuthenticated: answer.isAuthenticated,
      favorites: readEntries(answer.favorites ?? [], 'favorites', readFavorite, onOmitted),
      name: answer.name ?? '',
      lastName: answer.lastName ?? '',
      email: answer.email ?? '',
      phone: answer.phone ?? '',
      memberNumber: answer.memberNumber ?? '',
    }),
);
