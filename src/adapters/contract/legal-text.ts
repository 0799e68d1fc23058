import * as z from 'zod/mini';

import { type Codec, list, maybe, orUndefined } from '@/adapters/contract/fields';
import { type Reader, strict } from '@/adapters/contract/tolerant';
import { isLegalLink, type LegalBlock, type LegalInline, type LegalTexts } from '@/domain/legal/legal-text';
import { LANGUAGES } from '@/domain/shared/language';

export const legalInline: Codec<LegalInline, LegalInline> = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('break') }),
  z.object({
    kind: z.enum(['strong', 'emphasis']),
    get content() {
      return list(legalInline);
    },
  }),
  z.object({
    kind: z.literal('link'),
    href: z.string().check(z.refine(isLegalLink)),
    get content() {
      return list(legalInline);
    },
  }),
]);

export const legalBlock: Codec<LegalBlock, LegalBlock> = z.union([
  z.object({
    kind: z.literal('heading'),
    level: z.int().check(z.gte(1), z.lte(6)),
    content: list(legalInline),
  }),
  z.object({ kind: z.literal('paragraph'), content: list(legalInline) }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    get items() {
      return list(list(legalBlock));
    },
  }),
]);

const legalText = z.object({ language: z.enum(LANGUAGES), blocks: list(legalBlock) });

/** GET /api/legal/{language}, an extension of ours (DEC-111). */
export const legalTextsDto = z.object({
  ...{ terms: maybe(legalText), privacy: maybe(legalText), accessibility: maybe(legalText) },
});

/** A text is read as it is, or not at all. */
export const readLegalTexts: Reader<LegalTexts> = strict(
  z.object({
    terms: orUndefined(legalText),
    privacy: orUndefined(legalText),
    accessibility: orUndefined(legalText),
  }),
);
