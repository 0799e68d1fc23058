import { type CampaignDto, campaignDto } from '@/adapters/contract/campaign';
import { readThen } from '@/adapters/http/lenient-list';
import type { Mapped } from '@/adapters/http/mapped';
import { type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import { parseArticleCode } from '@/domain/menu/menu';
import type { Offer } from '@/domain/offer/offer';
import { type Instant, parseInstant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';

const toOffer = (dto: CampaignDto): Mapped<Offer> =>
  ok({
    id: dto.id,
    name: dto.name,
    description: dto.description ?? '',
    translations: dto.i18n ?? {},
    imageUrl: dto.imageUrl ?? undefined,
    validFrom: toInstant(dto.validFrom),
    validTo: toInstant(dto.validTo),
    isMemberOnly: dto.memberOnly ?? false,
    articleCodes: (dto.articleCodes ?? []).map(parseArticleCode).filter((code) => code !== undefined),
    qrCode: dto.qrCode ?? undefined,
    usesLeft: dto.usesLeft ?? undefined,
  });

const toInstant = (iso: string | null | undefined): Instant | undefined => parseInstant(iso ?? '');

/** When and for whom an offer is valid is never left out. */
export const readOffer: Reader<Offer> = readThen(
  tolerantReader(campaignDto, 'description', 'i18n', 'imageUrl', 'articleCodes', 'qrCode', 'usesLeft'),
  toOffer,
);
