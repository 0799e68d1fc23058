import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CannotStart } from '@api/database/cannot-start';
import { isReachable } from '@api/database/is-reachable';
import type { PostgresAccount } from '@api/database/postgres-account';

/** Where data goes that root may not keep under its own home; survives a restart of the machine, as /tmp does not. */
const FOLDER_FOR_ALL = '/var/tmp';

/**
 * Makes the folder for the data and answers its true path. As root it belongs to the account that PostgreSQL runs as,
 * and lies elsewhere when that account cannot reach the one wished for.
 */
export async function prepareDataFolder(
  wanted: string,
  account: PostgresAccount | undefined,
): Promise<string> {
  await mkdir(dirname(resolve(wanted)), { recursive: true }).catch(refuse);
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
  const isOurs = process.getuid === undefined || [process.getuid(), account?.uid].includes(found.uid);
  // In a folder shared by all, somebody else may have put something of this name in our way.
  if (!isOurs) throw new CannotStart(`${path} belongs to another account of this machine.`);
  if (account !== undefined) await chown(path, account.uid, account.gid);
  return realpath(path);
}

/** Enough to tell the data folders of one machine apart in a name. */
export const shortHash = (path: string): string =>
  createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);

function acceptExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') refuse(error);
}

function refuse(error: Error): never {
  throw new CannotStart(`The data folder cannot be made: ${error.message}. LUCKA_DATA names another.`, {
    cause: error,
  });
}
