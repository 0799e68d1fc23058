import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortHash } from '@api/database/data-folder';
import { stopPostgres } from '@api/database/postgres-process';

export interface ThrowAwayFolder {
  /** The path of a data folder that does not exist yet. */
  readonly path: string;
  /** Stops a PostgreSQL that still runs in it, and deletes it. */
  dispose(): Promise<void>;
}

/** A path for the data of an embedded PostgreSQL that its account can reach even if root runs the test. */
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
