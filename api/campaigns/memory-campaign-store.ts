import type { CampaignStore } from '@api/campaigns/campaign-store';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';

export class MemoryCampaignStore implements CampaignStore {
  #campaigns: readonly StoredCampaign[] = [];

  list(): Promise<readonly StoredCampaign[]> {
    return Promise.resolve(structuredClone(this.#campaigns));
  }

  find(id: string): Promise<StoredCampaign | undefined> {
    return Promise.resolve(structuredClone(this.#campaigns.find((campaign) => campaign.id === id)));
  }

  putAll(campaigns: readonly StoredCampaign[]): Promise<void> {
    this.#campaigns = structuredClone(campaigns);
    return Promise.resolve();
  }
}
