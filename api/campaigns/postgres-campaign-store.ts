import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Database, Queryable } from '@api/database/database';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';

export class PostgresCampaignStore implements CampaignStore {
  readonly #database: Database;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Database, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async list(): Promise<readonly StoredCampaign[]> {
    return (await this.#catalogue.read()).campaigns;
  }

  async find(id: string): Promise<StoredCampaign | undefined> {
    return (await this.list()).find((campaign) => campaign.id === id);
  }

  async putAll(campaigns: readonly StoredCampaign[]): Promise<void> {
    await this.#database.transaction((queries) => putCampaigns(queries, campaigns));
    await this.#catalogue.changed();
  }
}

/** A removed offer stays as a row, since members have cards of it that count again when it comes back. */
export async function putCampaigns(queries: Queryable, campaigns: readonly StoredCampaign[]): Promise<void> {
  await queries.query(
    'UPDATE campaign SET removed_at = now() WHERE removed_at IS NULL AND NOT id = ANY($1)',
    [campaigns.map(({ id }) => id)],
  );
  for (const [position, campaign] of campaigns.entries()) {
    await queries.query(
      `INSERT INTO campaign (id, position, document) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE
       SET position = excluded.position, document = excluded.document, removed_at = NULL`,
      [campaign.id, position, JSON.stringify(campaign)],
    );
  }
}
