import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { formatInstant, type Instant } from '@/domain/shared/instant';
import { fileHash } from '@api/database/backup/file-hash';
import { fileOfTable, MANIFEST_FILE, type Manifest, type TableOfBackup } from '@api/database/backup/manifest';
import {
  columnList,
  isInUse,
  schemaNumber,
  storedSequences,
  storedTables,
  type StoredTable,
} from '@api/database/backup/stored-tables';
import { withClient } from '@api/database/backup/with-client';

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Personal data: for the owner alone. */
const PRIVATE = 0o700;

/**
 * Writes all tables as of one moment into a new folder, while the API runs. The folder has its name only once it is
 * complete; undefined, and no folder, if no API has used the database.
 */
export async function writeBackup(
  url: string,
  folder: string,
  takenAt: Instant,
): Promise<Manifest | undefined> {
  const unfinished = `${path.resolve(folder)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: PRIVATE });
  const written = await withClient(url, SNAPSHOT, async (client): Promise<Manifest | undefined> => {
    if (!(await isInUse(client))) return undefined;
    const tables: TableOfBackup[] = [];
    for (const table of await storedTables(client)) tables.push(await writeTable(client, table, unfinished));
    const schema = await schemaNumber(client);
    const sequences = await storedSequences(client);
    return { format: 1, schema, takenAt: formatInstant(takenAt), tables, sequences };
  });
  if (written === undefined) {
    await rm(unfinished, { recursive: true });
    return undefined;
  }
  await writeFile(path.join(unfinished, MANIFEST_FILE), JSON.stringify(written, undefined, 2), {
    flush: true,
  });
  await rename(unfinished, path.resolve(folder));
  return written;
}

async function writeTable(client: Client, table: StoredTable, folder: string): Promise<TableOfBackup> {
  const file = path.join(folder, fileOfTable(table.name));
  const rows = client.query(copyTo(`COPY ${columnList(table)} TO STDOUT`));
  await pipeline(rows, createGzip(), createWriteStream(file, { flush: true }));
  return { ...table, rows: rows.rowCount, sha256: await fileHash(file) };
}
