import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '@api/system/startup-error';
import { postgresEnvironment } from '@api/database/postgres-environment';
import type { PostgresEndpoint, PostgresPlace } from '@api/database/postgres-place';

const USER = 'lucka';
const PASSWORD_FILE = 'lucka-password';
const PASSWORD_BYTES = 24;

/**
 * Creates the cluster if there is none. It is renamed into place only when complete, so a crash leaves no partial one.
 */
export async function createCluster(place: PostgresPlace): Promise<void> {
  if (await exists(join(place.cluster, 'PG_VERSION'))) return;
  const unfinished = `${place.cluster}-new-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = await writePassword(`${unfinished}-password`, place);
  await give(unfinished, place);
  await runInitdb(place, unfinished, password);
  await rename(password, join(unfinished, PASSWORD_FILE));
  // If another process that started at the same time was faster, its cluster is used.
  await rename(unfinished, place.cluster).catch(() => rm(unfinished, { recursive: true }));
}

/** The URL of a cluster. The password is in the cluster's folder, whose readers can read all data anyway. */
export async function clusterUrl(cluster: string, { host, port }: PostgresEndpoint): Promise<string> {
  const password = (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim();
  const url = new URL(`postgresql://${USER}:${password}@localhost:${port}/postgres`);
  url.searchParams.set('host', host);
  return url.href;
}

async function runInitdb(place: PostgresPlace, cluster: string, passwordFile: string): Promise<void> {
  const options = [
    ...['-D', cluster, '-U', USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...(place.isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(place.binaries.initdb, options, {
      cwd: place.folder,
      env: postgresEnvironment(),
      ...place.account,
    });
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new StartupError(
      `The embedded PostgreSQL could not create its data in ${place.folder}: ${reason.trim() || String(error)}\n` +
        'To use another PostgreSQL server, set DATABASE_URL to its address.',
      { cause: error },
    );
  }
}

async function writePassword(path: string, place: PostgresPlace): Promise<string> {
  await writeFile(path, randomBytes(PASSWORD_BYTES).toString('base64url'), { mode: 0o600 });
  await give(path, place);
  return path;
}

async function give(path: string, { account }: PostgresPlace): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
