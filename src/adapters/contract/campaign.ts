import * as z from 'zod/mini';

import { instantDto, maybe, translationsDto } from '@/adapters/contract/common';

/** GET /api/campaigns: a list of these. Member-only ones are sent only to members. Source: AMB-19, OPEN-36. */
export const campaignDto = z.object({
  id: z.string(),
  name: z.string(),
  description: maybe(z.string()),
  /** Of `name` and `description`. */
  i18n: maybe(translationsDto),
  imageUrl: maybe(z.string()),
  validFrom: maybe(instantDto),
  validTo: maybe(instantDto),
  memberOnly: maybe(z.boolean()),
  articleCodes: maybe(z.array(z.string())),
  /** The text of the QR code. */
  qrCode: maybe(z.string()),
  /** The stamps left on a coffee card. */
  usesLeft: maybe(z.int()),
});

export type CampaignDto = z.infer<typeof campaignDto>;
