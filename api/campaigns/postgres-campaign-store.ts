import type { Database } from '@api/database/database';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import { storedCampaign, type StoredCampaign } from '@api/campaigns/stored-campaign';

interface CampaignRow {
  readonly document: unknown;
}

export class PostgresCampaignStore implements CampaignStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(): Promise<readonly StoredCampaign[]> {
    const rows = await this.#database.query<CampaignRow>('SELECT document FROM campaign ORDER BY position');
    return rows.map(({ document }) => storedCampaign.parse(document));
  }

  async find(id: string): Promise<StoredCampaign | undefined> {
    const [row] = await this.#database.query<CampaignRow>('SELECT document FROM campaign WHERE id = $1', [
      id,
    ]);
    return row === undefined ? undefined : storedCampaign.parse(row.document);
  }

  async putAll(campaigns: readonly StoredCampaign[]): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.query('DELETE FROM campaign WHERE NOT id = ANY($1)', [campaigns.map(({ id }) => id)]);
      for (const [position, campaign] of campaigns.entries()) {
        await queries.query(
          `INSERT INTO campaign (id, position, document) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET position = excluded.position, document = excluded.document`,
          [campaign.id, position, JSON.stringify(campaign)],
        );
      }
    });
  }
}
