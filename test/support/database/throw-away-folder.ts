import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortHash } from '@api/database/data-folder';
import { stopPostgres } from '@api/database/postgres-process';

export interface ThrowAwayFolder {
  /** A data folder that is not there yet. */
  readonly path: string;
  /** Stops whatever PostgreSQL still runs in it, and deletes it. */
  dispose(): Promise<void>;
}

/** A place for the data of an embedded PostgreSQL, which its account can reach although root made it. */
export async function makeThrowAwayFolder(): Promise<ThrowAwayFolder> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'lucka-test-')));
  await chmod(parent, 0o711);
  const path = join(parent, 'data');
  return {
    path,
    dispose: async () => {
      await stopPostgres(join(path, 'cluster'));
      await rm(parent, { recursive: true, force: true });
      await rm(join(tmpdir(), `lucka-${shortHash(path)}`), { recursive: true, force: true });
    },
  };
}
