import * as z from 'zod/mini';

import { absentAs, orUndefined } from '@/adapters/contract/fields';
import { articleCode } from '@/adapters/contract/menu-codes';
import { favorite, userProfile } from '@/adapters/contract/user';
import { language, orElse, readableEntries } from '@/adapters/storage/schemas/fields';
import type { Session } from '@/domain/customer/session';
import type { DietFilter } from '@/domain/menu/diets';
import { REDIRECT_REASONS, type StoredNavigation } from '@/domain/navigation/page-tracking';
import type { AppSettings } from '@/domain/settings/app-settings';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import { TELEMETRY_CONSENTS } from '@/domain/settings/telemetry-consent';

export const storedNavigation: z.ZodMiniType<StoredNavigation> = z.object({
  tracking: z.object({
    currentPage: z.string(),
    lastPage: z.string(),
    currentPageFullPath: z.string(),
    lastPageFullPath: z.string(),
    isSmallScreen: z.boolean(),
  }),
  bookmark: orElse(
    orUndefined(
      z.object({
        path: z.string(),
        note: z.string(),
        spotId: orUndefined(z.int()),
        reason: orElse(orUndefined(z.enum(REDIRECT_REASONS)), undefined),
      }),
    ),
    undefined,
  ),
});

/** A snapshot of the session; the server decides whether a member is logged in. */
export const storedAuth: z.ZodMiniType<Omit<Session, 'loading'>> = z.object({
  user: orUndefined(z.object({ ...userProfile.shape, favorites: readableEntries(favorite) })),
  isAuthenticated: z.boolean(),
});

const settings = z.object({
  orderTypes: z.array(z.enum(ORDER_TYPES)),
  isCustomerLoginEnabled: z.boolean(),
  externalLoginProviders: z.array(z.object({ name: z.string(), displayName: z.string() })),
  isPasskeyLoginEnabled: absentAs(z.boolean(), false),
  version: z.string(),
  isPhoneNumberRequired: z.boolean(),
  isFavoriteShopRequired: z.boolean(),
  isSmsEnabled: z.boolean(),
  isOrderMailOffered: absentAs(z.boolean(), false),
  orders: z.object({ requireEmail: z.boolean(), requirePhoneNumber: z.boolean() }),
});

export const storedAppSettings: z.ZodMiniType<AppSettings> = z.object({
  settings: orElse(orUndefined(settings), undefined),
  language: orElse(orUndefined(language), undefined),
  telemetryConsent: orElse(orUndefined(z.enum(TELEMETRY_CONSENTS)), undefined),
});

export const storedSuggestions = readableEntries(articleCode);

export const storedDietFilter: z.ZodMiniType<DietFilter> = z.object({
  diets: z.array(z.string()),
  withoutAllergens: z.array(z.string()),
});
