import type { StoredCampaign } from '@api/catalogue/stored-campaign';

/** Keeps the chain's offers, also those that do not run now. */
export interface CampaignStore {
  /** In the chain's own order. */
  list(): Promise<readonly StoredCampaign[]>;
  find(id: string): Promise<StoredCampaign | undefined>;
  /** These and no others from now on; the cards of an offer that stays are kept. */
  putAll(campaigns: readonly StoredCampaign[]): Promise<void>;
}
