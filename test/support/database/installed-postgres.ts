import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresAccount } from '@api/database/postgres-account';
import { freePort } from '@test/support/free-port';

/** Debian has the programs of each version in a folder of their own, outside the PATH. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs of PostgreSQL that the system has installed. */
export const installedPostgres = (): string | undefined =>
  (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((programs) => existsSync(path.join(programs, 'initdb')));

export interface InstalledPostgres {
  /** Belongs to the account of PostgreSQL, and contains `data`. */
  readonly folder: string;
  readonly url: string;
  /** Runs lines of a shell as PostgreSQL's account, with its programs and its address. */
  run(lines: string): Promise<string>;
  start(): Promise<void>;
  /** Ends it as a crash does. */
  crash(): Promise<void>;
  dispose(): Promise<void>;
}

/** A new server of the system's PostgreSQL; it is not started. */
export async function createInstalledPostgres(programs: string): Promise<InstalledPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucka-postgres-'));
  await chmod(folder, 0o711);
  const account = await postgresAccount(folder);
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const port = String(await freePort());
  const env = {
    ...{ PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C' },
    ...{ PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'lucka', PGDATABASE: 'postgres' },
  };
  const run = async (lines: string): Promise<string> =>
    (await promisify(execFile)('sh', ['-ec', lines], { cwd: folder, env, ...account })).stdout.trim();
  await run('initdb --pgdata=data --username=lucka --auth=trust --no-sync');
  return {
    ...{ folder, run, url: `postgresql://lucka@127.0.0.1:${port}/postgres` },
    start: async () => {
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60`;
      await run(
        `pg_ctl start --wait --pgdata=data --log=postgres.log --options='${options}' >/dev/null`,
      ).catch(async (error: unknown) => {
        throw new Error(await run('tail -20 postgres.log'), { cause: error });
      });
    },
    crash: async () => {
      await run('pg_ctl stop --wait --pgdata=data --mode=immediate');
    },
    dispose: async () => {
      await run('pg_ctl stop --wait --pgdata=data --mode=immediate').catch(() => undefined);
      await rm(folder, { recursive: true });
    },
  };
}
