import type { StoredCampaign } from '@api/catalogue/stored-campaign';

/** Stores the chain's offers, running or not. */
export interface CampaignStore {
  /** In the chain's order. */
  list(): Promise<readonly StoredCampaign[]>;
  find(id: string): Promise<StoredCampaign | undefined>;
  /** Replaces all offers; the cards of offers that remain are preserved. */
  putAll(campaigns: readonly StoredCampaign[]): Promise<void>;
}
