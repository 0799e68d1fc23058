import type { MenuDto } from '@/adapters/contract/menu';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { OfferFile } from '@api/chain/chain-schema';
import type { ChainTexts } from '@api/chain/chain-texts';
import { articleImageId } from '@api/chain/pictures/image-ids';
import { menuArticles } from '@api/orders/menu-articles';

const DAY_MS = 86_400_000;

/** The articles that carry each badge, by offer id. */
export type Badges = ReadonlyMap<string, readonly string[]>;

/** The chain's offers; their days count from `firstStart`. */
export const campaignsOf = (
  offers: readonly OfferFile[],
  badges: Badges,
  texts: ChainTexts,
  firstStart: Instant,
): readonly StoredCampaign[] =>
  offers.map((offer) => ({
    id: offer.id,
    name: texts.base(offer.name),
    description: texts.base(offer.description),
    i18n: { name: texts.translated(offer.name), description: texts.translated(offer.description) },
    imageUrl: articleImageId(offer.pictured),
    ...windowOf(offer, firstStart),
    isMemberOnly: offer.memberOnly ?? false,
    articleCodes: [...new Set([...(badges.get(offer.id) ?? []), ...(offer.articles ?? [])])],
    ...(offer.qrCode !== undefined && { qrCode: offer.qrCode }),
    ...(offer.cardUses !== undefined && { cardUses: offer.cardUses }),
  }));

const windowOf = ({ days }: OfferFile, firstStart: Instant): Pick<StoredCampaign, 'validFrom' | 'validTo'> =>
  days === undefined
    ? {}
    : { validFrom: addMs(firstStart, days.from * DAY_MS), validTo: addMs(firstStart, days.until * DAY_MS) };

/** A badge in a menu has the id of its offer. */
export function badgesIn(menus: readonly MenuDto[]): Badges {
  const badges = new Map<string, string[]>();
  for (const article of menus.flatMap((menu) => [...menuArticles(menu).values()])) {
    for (const { id } of article.campaigns ?? []) {
      badges.set(String(id), [...(badges.get(String(id)) ?? []), article.code]);
    }
  }
  return badges;
}
