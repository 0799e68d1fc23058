import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartupError } from '@api/system/startup-error';
import { isReachable } from '@api/database/is-reachable';
import type { PostgresAccount } from '@api/database/postgres-account';
import { makeFolder } from '@api/system/make-folder';

/** Where data goes that root may not keep under its own home; survives a restart of the machine, as /tmp does not. */
const FOLDER_FOR_ALL = '/var/tmp';

/** What lies in it when it was used with another database before. */
const OWN_FOLDERS = new Set(['images', 'mail']);

/**
 * Makes the folder for the data and answers its true path. As root it belongs to the account that PostgreSQL runs as,
 * and lies elsewhere when that account cannot reach the one wished for.
 */
export async function prepareDataFolder(
  wanted: string,
  account: PostgresAccount | undefined,
): Promise<string> {
  await makeFolder(dirname(resolve(wanted))).catch(refuse);
  if (account === undefined) return makePrivateFolder(wanted, account);
  const folder = (await isReachable(wanted, account))
    ? wanted
    : `${FOLDER_FOR_ALL}/lucka-${shortHash(wanted)}`;
  return makePrivateFolder(folder, account);
}

/** Makes a folder that only the owner may enter, or accepts one that is so already; answers its true path. */
export async function makePrivateFolder(path: string, account: PostgresAccount | undefined): Promise<string> {
  await mkdir(path, { mode: 0o700 }).catch(acceptExisting);
  const found = await lstat(path);
  if (found.isFile()) throw new StartupError(`${path} is a file. LUCKA_DATA names a folder.`);
  const isOurs = process.getuid === undefined || [process.getuid(), account?.uid].includes(found.uid);
  // In a folder shared by all, somebody else may have put something of this name in our way.
  if (!isOurs) throw new StartupError(`${path} belongs to another account of this machine.`);
  if (account !== undefined && found.uid !== account.uid && !found.isSymbolicLink()) {
    await refuseOtherFiles(path);
    await chown(path, account.uid, account.gid);
  }
  return realpath(path);
}

/** As root, a folder is given away to another account: never one that holds what we have not put there. */
async function refuseOtherFiles(path: string): Promise<void> {
  const foreign = (await readdir(path)).find((name) => !OWN_FOLDERS.has(name));
  if (foreign === undefined) return;
  throw new StartupError(
    `${path} already holds other files (${foreign}). LUCKA_DATA names a folder for Lucka alone.`,
  );
}

/** Enough to tell the data folders of one machine apart in a name. */
export const shortHash = (path: string): string =>
  createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);

function acceptExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') refuse(error);
}

function refuse(error: Error): never {
  throw new StartupError(`The data folder cannot be made: ${error.message}. LUCKA_DATA names another.`, {
    cause: error,
  });
}
