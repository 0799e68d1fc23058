import type { Instant } from '@/domain/shared/instant';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';

export type Viewer = 'guest' | 'member';

/** The offers that run at `at` and are meant for the viewer, in the chain's order. Source: AMB-19. */
export const runningCampaigns = (
  campaigns: readonly StoredCampaign[],
  viewer: Viewer,
  now: Instant,
): readonly StoredCampaign[] =>
  campaigns.filter((campaign) => isRunning(campaign, now) && (viewer === 'member' || isForAll(campaign)));

export const isRunning = ({ validFrom, validTo }: StoredCampaign, now: Instant): boolean =>
  (validFrom === undefined || now >= validFrom) && (validTo === undefined || now < validTo);

export const isForAll = ({ isMemberOnly, cardUses }: StoredCampaign): boolean =>
  !isMemberOnly && cardUses === undefined;
