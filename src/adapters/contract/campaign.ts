import * as z from 'zod/mini';

import { absentAs, i18n, orUndefined, text, time } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { knownCodes } from '@/adapters/contract/menu-codes';
import { tolerant } from '@/adapters/contract/tolerant';
import type { Offer } from '@/domain/offer/offer';

/** One of GET /api/campaigns. Member-only ones are sent only to members. Source: AMB-19, OPEN-36. */
export const campaign = z.codec(
  z.object({
    id: z.string(),
    name: z.string(),
    description: text,
    i18n,
    imageUrl: orUndefined(z.string()),
    validFrom: orUndefined(time),
    validTo: orUndefined(time),
    memberOnly: absentAs(z.boolean(), false),
    articleCodes: knownCodes,
    qrCode: orUndefined(z.string()),
    /** The stamps left on a coffee card. */
    usesLeft: orUndefined(z.int()),
  }),
  z.custom<Offer>(),
  {
    decode: ({ i18n: translations, memberOnly, ...offer }) => ({
      ...offer,
      translations,
      isMemberOnly: memberOnly,
    }),
    encode: ({ translations, isMemberOnly, ...offer }) => ({
      ...offer,
      i18n: translations,
      memberOnly: isMemberOnly,
    }),
  },
);

/** When and for whom an offer is valid is never left out. */
export const readOffers = lenientList(
  tolerant(campaign, {
    fields: ['description', 'i18n', 'imageUrl', 'articleCodes', 'qrCode', 'usesLeft'],
  }),
  ({ id }) => id,
);
