import * as z from 'zod/mini';
import { chainBrand } from '@api/catalogue/chain-brand';

/** The stored settings of the chain, without the program's version. Source: spec §3 Settings. */
export const chainSettings = z.object({
  orderTypes: z.array(z.enum(['TakeAway', 'DineInPlace', 'takeAway', 'dineInPlace'])),
  enableCustomerLogin: z.boolean(),
  externalLoginProviders: z.array(z.object({ name: z.string(), displayName: z.string() })),
  phoneNumberRequired: z.boolean(),
  favoriteShopRequired: z.boolean(),
  smsEnabled: z.boolean(),
  orders: z.object({ requireEmail: z.boolean(), requirePhoneNumber: z.boolean() }),
  /** The language codes that visitors may choose from. */
  languages: z.array(z.string()),
  /** Undefined for the name of the program. */
  name: z.optional(z.string()),
  /** The address for questions about personal data. */
  contactEmail: z.optional(z.string()),
  brand: z.optional(chainBrand),
});

export type ChainSettings = z.infer<typeof chainSettings>;
