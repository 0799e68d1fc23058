import { stat } from 'node:fs/promises';

/** The account that PostgreSQL runs as, if it is not the current one. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

/** The account `nobody` of most systems; it needs no entry in /etc/passwd. */
const UNPRIVILEGED: PostgresAccount = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root uses another account: the owner of the data folder, else `nobody`.
 * Undefined for all other users.
 */
export async function postgresAccount(dataFolder: string): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner === undefined || owner.uid === 0 ? UNPRIVILEGED : { uid: owner.uid, gid: owner.gid };
}
