import * as z from 'zod/mini';
import { translationsDto } from '@/adapters/contract/common';
import { instant } from '@/domain/shared/instant';

/** A moment in stored documents: milliseconds since 1970. */
const storedInstant = z.pipe(
  z.int(),
  z.transform((epochMs) => instant(epochMs)),
);

/** An offer of the chain, as it is kept. Source: decisions, GET /api/campaigns. */
export const storedCampaign = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string(),
  description: z.string(),
  /** Of `name` and `description`. */
  i18n: translationsDto,
  imageUrl: z.optional(z.string()),
  /** It runs from then on; from always where there is none. */
  validFrom: z.optional(storedInstant),
  /** It runs until then, that moment left out. */
  validTo: z.optional(storedInstant),
  isMemberOnly: z.boolean(),
  articleCodes: z.array(z.string()),
  /** The text to encode, the same for all who see the offer. */
  qrCode: z.optional(z.string()),
  /** Each member has a card of their own, good for so many uses: such an offer is for members alone. */
  cardUses: z.optional(z.int().check(z.positive())),
});

export type StoredCampaign = z.infer<typeof storedCampaign>;
