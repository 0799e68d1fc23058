import * as z from 'zod/mini';
import { translations } from '@/adapters/contract/fields';
import { instant } from '@/domain/shared/instant';

/** A moment in stored documents: milliseconds since 1970. */
const storedInstant = z.pipe(
  z.int(),
  z.transform((epochMs) => instant(epochMs)),
);

/** An offer as stored. Source: decisions, GET /api/campaigns. */
export const storedCampaign = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string(),
  description: z.string(),
  /** Translations of `name` and `description`. */
  i18n: translations,
  imageUrl: z.optional(z.string()),
  /** Start, inclusive; none means always. */
  validFrom: z.optional(storedInstant),
  /** End, exclusive. */
  validTo: z.optional(storedInstant),
  isMemberOnly: z.boolean(),
  articleCodes: z.array(z.string()),
  /** The text of the QR code, the same for all visitors. */
  qrCode: z.optional(z.string()),
  /** Each member gets a card for this many uses; such an offer is for members only. */
  cardUses: z.optional(z.int().check(z.positive())),
});

export type StoredCampaign = z.infer<typeof storedCampaign>;
