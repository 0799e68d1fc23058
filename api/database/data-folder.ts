import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartupError } from '@api/system/startup-error';
import { isReachable } from '@api/database/is-reachable';
import type { PostgresAccount } from '@api/database/postgres-account';
import { makeFolder } from '@api/system/make-folder';

/** Where root's data goes if its home is not reachable; unlike /tmp it survives a reboot. */
const FOLDER_FOR_ALL = '/var/tmp';

/** The content of a folder that was used with another database before. */
const OWN_FOLDERS = new Set(['images', 'mail']);

/**
 * Creates the data folder and answers its real path. As root, it belongs to the account that PostgreSQL runs as, and is
 * elsewhere if that account cannot reach the wanted path.
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

/** Creates a folder that only its owner may enter, or accepts an existing one; answers its real path. */
export async function makePrivateFolder(path: string, account: PostgresAccount | undefined): Promise<string> {
  await mkdir(path, { mode: 0o700 }).catch(acceptExisting);
  const found = await lstat(path);
  // A link counts as what it leads to.
  const isFolder = await stat(path).then(
    (target) => target.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StartupError(`${path} is no folder. Set LUCKA_DATA to one.`);
  const isOurs = process.getuid === undefined || [process.getuid(), account?.uid].includes(found.uid);
  // In a shared folder, another account may have created something under this name.
  if (!isOurs) {
    throw new StartupError(
      `${path} belongs to another account of this machine. Start Lucka as that account, or set LUCKA_DATA to another folder.`,
    );
  }
  if (account !== undefined && found.uid !== account.uid && !found.isSymbolicLink()) {
    await refuseOtherFiles(path);
    await chown(path, account.uid, account.gid);
  }
  return realpath(path);
}

/** As root, a folder is handed to another account, so it must not contain other files. */
async function refuseOtherFiles(path: string): Promise<void> {
  const foreign = (await readdir(path)).find((name) => !OWN_FOLDERS.has(name));
  if (foreign === undefined) return;
  throw new StartupError(
    `${path} already holds other files (${foreign}). Set LUCKA_DATA to a folder for Lucka only.`,
  );
}

/** Enough to distinguish the data folders of one machine. */
export const shortHash = (path: string): string =>
  createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);

function acceptExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') refuse(error);
}

function refuse(error: Error): never {
  throw new StartupError(
    `The data folder cannot be created: ${error.message}. Set LUCKA_DATA to another folder.`,
    {
      cause: error,
    },
  );
}
