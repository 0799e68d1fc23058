import * as z from 'zod/mini';
import { orderTypeDto } from '@/adapters/contract/common';

/** What the chain has switched on, as it is stored. The version is the program's own. Source: spec §3 Settings. */
export const chainSettings = z.object({
  orderTypes: z.array(orderTypeDto),
  enableCustomerLogin: z.boolean(),
  externalLoginProviders: z.array(z.object({ name: z.string(), displayName: z.string() })),
  phoneNumberRequired: z.boolean(),
  favoriteShopRequired: z.boolean(),
  smsEnabled: z.boolean(),
  orders: z.object({ requireEmail: z.boolean(), requirePhoneNumber: z.boolean() }),
  /** Codes of the languages that visitors may choose from. */
  languages: z.array(z.string()),
});

export type ChainSettings = z.infer<typeof chainSettings>;
