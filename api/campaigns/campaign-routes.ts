import * as z from 'zod/mini';
import { campaign } from '@/adapters/contract/campaign';
import { paths } from '@/adapters/contract/paths';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { parseArticleCode } from '@/domain/menu/menu';
import type { Offer } from '@/domain/offer/offer';
import type { Account } from '@api/accounts/account';
import type { SessionOf } from '@api/accounts/sessions';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import { parseCardCode, type CoffeeCard } from '@api/campaigns/coffee-card';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import { runningCampaigns } from '@api/campaigns/running-campaigns';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { ApiServer } from '@api/http/api-server';

const CARD_CODE_BITS = 128;

export interface CampaignDeps {
  readonly campaigns: CampaignStore;
  readonly cards: CoffeeCardStore;
  readonly memberOf: SessionOf;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/**
 * GET /api/campaigns: the running offers; for members also member offers with their cards. A card is created when its
 * member first sees the offer. The answer is personal and never cached. Source: AMB-19, OPEN-36.
 */
export function campaignRoutes(app: ApiServer, deps: CampaignDeps): void {
  const document = { summary: 'The current offers', knowsMembers: true };
  const schema = { response: { 200: z.array(campaign) } };
  app.get(paths.campaigns, { config: { document }, schema }, async (request) => {
    const member = await deps.memberOf(request);
    const all = await deps.campaigns.list();
    const shown = runningCampaigns(all, member === undefined ? 'guest' : 'member', deps.clock.now());
    return Promise.all(
      shown.map(async (each) => offerOf(each, member && (await cardOf(deps, each, member)))),
    );
  });
}

async function cardOf(
  { cards, randomness }: CampaignDeps,
  { id, cardUses }: StoredCampaign,
  member: Account,
): Promise<CoffeeCard | undefined> {
  if (cardUses === undefined) return undefined;
  const code = parseCardCode(randomness.token(CARD_CODE_BITS));
  if (code === undefined) throw new Error('The random token does not fit a card code');
  return cards.open(member.id, { code, campaignId: id, usesLeft: cardUses });
}

/** A used-up card has no code to show. */
const offerOf = (campaign: StoredCampaign, card: CoffeeCard | undefined): Offer => ({
  ...{ id: campaign.id, name: campaign.name, description: campaign.description },
  translations: campaign.i18n,
  ...{ imageUrl: campaign.imageUrl, validFrom: campaign.validFrom, validTo: campaign.validTo },
  isMemberOnly: campaign.isMemberOnly || campaign.cardUses !== undefined,
  articleCodes: campaign.articleCodes.map(parseArticleCode).filter((code) => code !== undefined),
  qrCode: card !== undefined && card.usesLeft > 0 ? card.code : campaign.qrCode,
  usesLeft: card?.usesLeft,
});
