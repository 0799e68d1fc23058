import { openDatabase, type OpenDatabaseOptions, type OpenedDatabase } from '@api/database/open-database';
import { clusterUrl } from '@api/database/postgres-cluster';
import { preparePlace } from '@api/database/postgres-place';
import { findRunningPostmaster } from '@api/database/postmaster-file';

/**
 * Opens the database beside an API that may be using it; without one the embedded PostgreSQL is started until `close`.
 * @throws StartupError with a message for the operator.
 */
export async function joinDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') return openDatabase(options);
  const { cluster } = await preparePlace(options);
  const running = await findRunningPostmaster(cluster);
  return running?.endpoint === undefined
    ? openDatabase(options)
    : openDatabase({ ...options, databaseUrl: await clusterUrl(cluster, running.endpoint) });
}
