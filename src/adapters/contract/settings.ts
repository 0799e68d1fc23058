import * as z from 'zod/mini';

import { maybe, orderTypeDto } from '@/adapters/contract/common';

/** GET /api/settings. Source: spec §3 Settings; the order types are in the settings' form. */
export const settingsDto = z.object({
  orderTypes: z.array(orderTypeDto),
  enableCustomerLogin: z.boolean(),
  externalLoginProviders: maybe(z.array(z.object({ name: z.string(), displayName: z.string() }))),
  version: z.string(),
  phoneNumberRequired: z.boolean(),
  favoriteShopRequired: z.boolean(),
  smsEnabled: z.boolean(),
  orders: z.object({ requireEmail: z.boolean(), requirePhoneNumber: z.boolean() }),
});

export type SettingsDto = z.infer<typeof settingsDto>;
