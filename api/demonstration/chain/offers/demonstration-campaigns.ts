import type { MenuDto } from '@/adapters/contract/menu';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import { dishImageId } from '@api/demonstration/chain/images/image-ids';
import { baseText, translated } from '@api/demonstration/chain/notation/words';
import { offerNotes, type OfferNotes } from '@api/demonstration/chain/offers/offers';
import { menuArticles } from '@api/orders/menu-articles';

const DAY_MS = 86_400_000;

/** The chain's offers; their days count from that moment. Badges in the menus are of offers of the same id. */
export function demonstrationCampaigns(
  menus: readonly MenuDto[],
  firstStart: Instant,
): readonly StoredCampaign[] {
  const badges = badgesIn(menus);
  return offerNotes.map((notes) => ({
    id: notes.id,
    name: baseText(notes.name),
    description: baseText(notes.description),
    i18n: { name: translated(notes.name), description: translated(notes.description) },
    imageUrl: dishImageId(notes.pictured),
    ...windowOf(notes, firstStart),
    isMemberOnly: notes.isMemberOnly ?? false,
    articleCodes: [...new Set([...(badges.get(notes.id) ?? []), ...notes.dishes])],
    ...(notes.qrCode !== undefined && { qrCode: notes.qrCode }),
    ...(notes.cardUses !== undefined && { cardUses: notes.cardUses }),
  }));
}

const windowOf = ({ days }: OfferNotes, firstStart: Instant): Pick<StoredCampaign, 'validFrom' | 'validTo'> =>
  days === undefined
    ? {}
    : { validFrom: addMs(firstStart, days.first * DAY_MS), validTo: addMs(firstStart, days.after * DAY_MS) };

/** The codes of the articles that carry each badge, by its id. */
function badgesIn(menus: readonly MenuDto[]): ReadonlyMap<string, readonly string[]> {
  const badges = new Map<string, string[]>();
  for (const article of menus.flatMap((menu) => [...menuArticles(menu).values()])) {
    for (const { id } of article.campaigns ?? []) {
      badges.set(String(id), [...(badges.get(String(id)) ?? []), article.code]);
    }
  }
  return badges;
}
