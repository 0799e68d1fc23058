import { createHash } from 'node:crypto';
import { instant } from '@/domain/shared/instant';
import { putCampaigns } from '@api/campaigns/postgres-campaign-store';
import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { ChainSource } from '@api/chain/chain-source';
import type { ChainStore, ChainWrite, ImportedChain } from '@api/chain/chain-store';
import type { Database, Queryable } from '@api/database/database';
import { putStylesheet } from '@api/design/postgres-design-store';
import { putSettings } from '@api/settings/postgres-settings-store';
import { putShop, removeShop } from '@api/shops/shop-rows';

interface ChainRow {
  readonly revision: number;
  readonly first_start: Date | null;
}

interface FileRow {
  readonly path: string;
  readonly content: Buffer;
}

export class PostgresChainStore implements ChainStore {
  readonly #database: Database;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Database, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async revision(): Promise<number> {
    return (await this.#catalogue.read()).chainRevision;
  }

  read(): Promise<ImportedChain | undefined> {
    return this.#database.transaction(async (queries) => {
      await queries.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const [row] = await queries.query<ChainRow>('SELECT revision, first_start FROM chain');
      if (row === undefined || row.first_start === null) return undefined;
      const files = await queries.query<FileRow>('SELECT path, content FROM chain_file ORDER BY path');
      return {
        revision: row.revision,
        firstStart: instant(row.first_start.getTime()),
        source: new Map(files.map(({ path, content }) => [path, content])),
      };
    });
  }

  async file(path: string): Promise<Uint8Array | undefined> {
    const [row] = await this.#database.query<FileRow>(
      'SELECT path, content FROM chain_file WHERE path = $1',
      [path],
    );
    return row?.content;
  }

  async write(change: ChainWrite): Promise<boolean> {
    const isWritten = await this.#database.transaction((queries) => writeChain(queries, change));
    if (isWritten) await this.#catalogue.changed();
    return isWritten;
  }
}

async function writeChain(queries: Queryable, change: ChainWrite): Promise<boolean> {
  // Locks the row, so that imports come one after the other.
  const [row] = await queries.query<ChainRow>(
    `UPDATE chain SET revision = revision + 1, first_start = coalesce(first_start, $2)
     WHERE revision = $1 RETURNING revision, first_start`,
    [change.basedOn, new Date(change.firstStart)],
  );
  if (row === undefined) return false;
  await putFiles(queries, change.source);
  for (const shop of change.shops) await putShop(queries, shop);
  for (const shopId of change.removedShops) await removeShop(queries, shopId);
  for (const sheet of change.stylesheets) await putStylesheet(queries, sheet);
  if (change.campaigns !== undefined) await putCampaigns(queries, change.campaigns);
  if (change.settings !== undefined) await putSettings(queries, change.settings);
  return true;
}

async function putFiles(queries: Queryable, source: ChainSource): Promise<void> {
  await queries.query('DELETE FROM chain_file WHERE NOT path = ANY($1)', [[...source.keys()]]);
  const known = await queries.query<{ readonly path: string; readonly digest: Buffer }>(
    'SELECT path, sha256(content) AS digest FROM chain_file',
  );
  const digests = new Map(known.map(({ path, digest }) => [path, digest.toString('hex')]));
  for (const [path, content] of source) {
    if (digests.get(path) === createHash('sha256').update(content).digest('hex')) continue;
    await queries.query(
      `INSERT INTO chain_file (path, content) VALUES ($1, $2)
       ON CONFLICT (path) DO UPDATE SET content = excluded.content`,
      [path, Buffer.from(content)],
    );
  }
}
