import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { makePrivateFolder, prepareDataFolder, shortHash } from '@api/database/data-folder';
import type { PostgresAccount } from '@api/database/postgres-account';
import { postgresAccount } from '@api/database/postgres-account';
import type { PostgresBinaries } from '@api/database/postgres-binaries';
import { postgresBinaries } from '@api/database/postgres-binaries';

/** The paths and endpoint of one embedded PostgreSQL, determined before it starts. */
export interface PostgresPlace {
  readonly folder: string;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  readonly log: string;
  readonly account: PostgresAccount | undefined;
  readonly binaries: PostgresBinaries;
  readonly endpoint: PostgresEndpoint;
  /** Whether a commit waits for the disk; only a throw-away database may do without. */
  readonly isDurable: boolean;
}

/** How PostgreSQL is reached: the folder of its socket, or a loopback address. */
export interface PostgresEndpoint {
  readonly host: string;
  readonly port: number;
}

export type PostgresTransport = 'socket' | 'tcp';

export interface PostgresPlaceOptions {
  readonly dataFolder: string;
  readonly transport?: PostgresTransport;
  /** For 'tcp'; the system chooses one if left out. */
  readonly port?: number;
  readonly isDurable?: boolean;
}

export const DEFAULT_TRANSPORT: PostgresTransport = process.platform === 'win32' ? 'tcp' : 'socket';

/** On a socket the port is only a part of the file name. */
const SOCKET_PORT = 5432;

/** A socket path has at most about 100 characters on some systems, about 25 of them for the file name. */
const SOCKET_FOLDER_MAX_CHARS = 75;

export async function preparePlace(options: PostgresPlaceOptions): Promise<PostgresPlace> {
  const account = await postgresAccount(options.dataFolder);
  const folder = await prepareDataFolder(options.dataFolder, account);
  const isOnSocket = (options.transport ?? DEFAULT_TRANSPORT) === 'socket';
  return {
    folder,
    cluster: join(folder, 'cluster'),
    log: join(folder, 'postgres.log'),
    account,
    binaries: await postgresBinaries(folder, account),
    endpoint: isOnSocket
      ? { host: await prepareSocketFolder(folder, account), port: SOCKET_PORT }
      : { host: '127.0.0.1', port: options.port ?? (await freePort()) },
    isDurable: options.isDurable ?? true,
  };
}

/** The data folder's path may be too long for a socket. */
function prepareSocketFolder(dataFolder: string, account: PostgresAccount | undefined): Promise<string> {
  const name = `lucka-${shortHash(dataFolder)}`;
  const wanted = join(tmpdir(), name);
  return makePrivateFolder(wanted.length > SOCKET_FOLDER_MAX_CHARS ? `/tmp/${name}` : wanted, account);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A listening server has no port');
  return address.port;
}
