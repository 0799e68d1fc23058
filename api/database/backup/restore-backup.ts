import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { err, ok, type Result } from '@/domain/shared/result';
import { fileHash } from '@api/database/backup/file-hash';
import { fileOfTable, manifest, MANIFEST_FILE, type Manifest } from '@api/database/backup/manifest';
import { columnList, hasRows } from '@api/database/backup/stored-tables';
import { withClient } from '@api/database/backup/with-client';
import type { Database, Queryable } from '@api/database/database';
import { migrate } from '@api/database/migrate';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';

/** Why nothing was restored. */
export type RestoreRefusal =
  | { readonly kind: 'notABackup' }
  | { readonly kind: 'damaged'; readonly file: string }
  | { readonly kind: 'newerSchema'; readonly schema: number; readonly known: number }
  | { readonly kind: 'databaseInUse' }
  /** In the words of PostgreSQL, the decompression or the system. */
  | { readonly kind: 'unusable'; readonly reason: string };

/**
 * Fills a database without rows with a backup, all in one transaction: the schema as it was, the rows, then the newer
 * steps of the schema, which change rows as they do at an update.
 */
export async function restoreBackup(url: string, folder: string): Promise<Result<Manifest, RestoreRefusal>> {
  const backup = await readManifest(folder);
  if (!backup.ok) return backup;
  const { schema, tables } = backup.value;
  const known = ALL_MIGRATIONS.at(-1)?.number ?? 0;
  if (schema > known) return err({ kind: 'newerSchema', schema, known });
  for (const { name, sha256 } of tables) {
    const file = fileOfTable(name);
    const found = await fileHash(path.join(folder, file)).catch(() => undefined);
    if (found !== sha256) return err({ kind: 'damaged', file });
  }
  try {
    return await withClient(url, 'BEGIN', async (client) => {
      if (await hasRows(client)) return err({ kind: 'databaseInUse' });
      await fill(client, folder, backup.value);
      return backup;
    });
  } catch (error) {
    // PostgreSQL, the decompression and the system give their errors a code; a defect of ours has none.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return err({ kind: 'unusable', reason: error.message });
  }
}

async function readManifest(folder: string): Promise<Result<Manifest, RestoreRefusal>> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => '');
  try {
    return ok(manifest.parse(JSON.parse(text)));
  } catch {
    return err({ kind: 'notABackup' });
  }
}

async function fill(client: Client, folder: string, { schema, tables, sequences }: Manifest): Promise<void> {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const database = inTransactionOf(client);
  await migrate(
    database,
    ALL_MIGRATIONS.filter(({ number }) => number <= schema),
  );
  // Some steps of the schema add rows. No TRUNCATE: the audit log refuses one, also while it is empty.
  for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${escapeIdentifier(name)}`);
  for (const table of tables) {
    const file = createReadStream(path.join(folder, fileOfTable(table.name)));
    await pipeline(file, createGunzip(), client.query(copyFrom(`COPY ${columnList(table)} FROM STDIN`)));
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [escapeIdentifier(name), lastValue, isCalled]);
  }
  await migrate(database);
}

/** The steps of the schema as part of the transaction that restores. */
function inTransactionOf(client: Client): Pick<Database, 'transaction'> {
  const queries: Queryable = {
    query: async <Row extends object>(text: string, values?: readonly unknown[]) =>
      (await client.query<Row>(text, values === undefined ? undefined : [...values])).rows,
  };
  return { transaction: (work) => work(queries) };
}
